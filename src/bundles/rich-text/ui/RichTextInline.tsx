// Draws the words within a block: texts, breaks and smileys under their marks. Neighbours share an element for a mark that both
// carry, so that a link with a bold word in it stays one link.
import { createContext, useContext } from 'react';
import { profileHref } from '#bundles/users/ui/public.ts';
import { SMILEYS } from '../constants.ts';
import type { InlineNode, LinkMark, Mark, MentionNode } from '../tree.ts';

/** True within words that the portal doesn't vouch for. */
export const MemberContent = createContext(false);
const MEMBER_REL = 'ugc nofollow';

/** Draws nodes; `level` is how many of their marks are drawn already. */
export const RichTextInline = ({
  nodes = [],
  level = 0,
}: {
  nodes?: readonly InlineNode[] | undefined;
  level?: number;
}) =>
  spansOf(nodes, level).map(({ mark, nodes }, at) =>
    mark ? (
      <Marked key={at} mark={mark}>
        <RichTextInline nodes={nodes} level={level + 1} />
      </Marked>
    ) : (
      nodes.map((node, nodeAt) => <Leaf key={nodeAt} node={node} />)
    ),
  );

interface Span {
  readonly mark: Mark | undefined;
  readonly nodes: InlineNode[];
}

const spansOf = (nodes: readonly InlineNode[], level: number): readonly Span[] => {
  const spans: Span[] = [];
  for (const node of nodes) {
    const mark = node.marks?.[level];
    const last = spans.at(-1);
    if (last && JSON.stringify(last.mark) === JSON.stringify(mark)) last.nodes.push(node);
    else spans.push({ mark, nodes: [node] });
  }
  return spans;
};

const Leaf = ({ node }: { node: InlineNode }) => {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return <br />;
  if (node.type === 'mention') return <Mention node={node} />;
  return <span className="rt-smiley">{SMILEYS[node.attrs.code]}</span>;
};

const Mention = ({ node: { attrs } }: { node: MentionNode }) => (
  <a
    className="rt-mention"
    href={profileHref({ id: attrs.id, name: attrs.label })}
    rel={useContext(MemberContent) ? MEMBER_REL : undefined}
  >
    @{attrs.label}
  </a>
);

const TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
} as const;

const Marked = ({ mark, children }: { mark: Mark; children: React.ReactNode }) => {
  if (mark.type === 'link') return <Link mark={mark}>{children}</Link>;
  if (mark.type === 'color' || mark.type === 'size') {
    return <span className={`rt-${mark.type}-${mark.attrs.name}`}>{children}</span>;
  }
  const Tag = TAGS[mark.type];
  return <Tag>{children}</Tag>;
};

const Link = ({ mark, children }: { mark: LinkMark; children: React.ReactNode }) => {
  const { href, newTab } = mark.attrs;
  const rel = [useContext(MemberContent) && MEMBER_REL, newTab && 'noopener'].filter(Boolean).join(' ');
  return (
    <a href={href} rel={rel || undefined} target={newTab ? '_blank' : undefined}>
      {children}
    </a>
  );
};
