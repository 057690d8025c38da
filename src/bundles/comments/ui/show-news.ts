// Shows the comments of others that came meanwhile and goes to the first of them. It comes to a browser when its reader asks for them.
import type { CommentListView } from '../views.ts';
import { PAGE_LENGTH } from '../constants.ts';
import { joined } from './list-actions.ts';
import type { ListActions } from './list-actions.ts';
import { goTo } from './go-to-comment.ts';
import type { Stage } from './stage.ts';

export const showNews = async (
  { view, now, change }: Stage,
  list: ListActions,
  answer: CommentListView,
): Promise<void> => {
  const first = answer.comments.find(({ author }) => author?.id !== view.viewerId);
  // The comments were taken away meanwhile.
  if (!first) return change({ newCount: 0 });
  const { list: state } = now();
  // A list that doesn't reach up to the new ones begins anew.
  if (answer.comments.length >= PAGE_LENGTH || state.listOptions.around !== undefined) await list.load({});
  else {
    const { commentCount, newestId } = answer;
    const comments =
      state.sort === 'newest'
        ? joined(answer.comments.toReversed(), state.comments)
        : joined(state.comments, answer.comments);
    change({ newCount: 0, list: { ...state, comments, commentCount, newestId } });
  }
  goTo(first.commentId);
};
