// Draws the blocks of a tree as semantic HTML. What is drawn here is stored: its class names are those of rich-text.css.
import { PULL_QUOTE_MAX_LENGTH } from '../constants.ts';
import { plainTextOf } from '../rules.ts';
import { spoilerTitle, tableLabel } from '../texts.ts';
import type {
  BlockNode,
  BlockquoteNode,
  CodeBlockNode,
  HeadingNode,
  ListItemNode,
  ParagraphNode,
  SpoilerNode,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '../tree.ts';
import { MemberContent, RichTextInline } from './RichTextInline.tsx';

export const RichTextBlocks = ({
  nodes,
  isMemberContent,
}: {
  nodes: readonly BlockNode[];
  isMemberContent: boolean;
}) => (
  <MemberContent value={isMemberContent}>
    <Blocks nodes={nodes} isTop={!isMemberContent} />
  </MemberContent>
);

/** Draws blocks. On the top level of the portal's own texts a short quotation is set large. */
const Blocks = ({ nodes, isTop = false }: { nodes: readonly BlockNode[]; isTop?: boolean }) =>
  nodes.map((node, at) => <Block key={at} node={node} isTop={isTop} />);

const Block = ({ node, isTop }: { node: BlockNode; isTop: boolean }) => {
  switch (node.type) {
    case 'paragraph':
      return <Paragraph node={node} />;
    case 'heading':
      return <Heading node={node} />;
    case 'bulletList':
      return <ul className="rt-list">{node.content.map(toItem)}</ul>;
    case 'orderedList':
      return (
        <ol className="rt-list" start={node.attrs.start === 1 ? undefined : node.attrs.start}>
          {node.content.map(toItem)}
        </ol>
      );
    case 'blockquote':
      return <Quote node={node} isTop={isTop} />;
    case 'codeBlock':
      return <CodeBlock node={node} />;
    case 'spoiler':
      return <Spoiler node={node} />;
    case 'table':
      return <Table node={node} />;
    case 'horizontalRule':
      return <hr />;
  }
};

/** Draws a paragraph. An empty one is an editor's spacing, which the page does itself. */
const Paragraph = ({ node }: { node: ParagraphNode }) =>
  node.content && (
    <p className={alignment(node)}>
      <RichTextInline nodes={node.content} />
    </p>
  );

const Heading = ({ node }: { node: HeadingNode }) => {
  const Tag = `h${node.attrs.level}` as const;
  return (
    node.content && (
      <Tag className={alignment(node)}>
        <RichTextInline nodes={node.content} />
      </Tag>
    )
  );
};

const alignment = (node: ParagraphNode | HeadingNode): string | undefined =>
  node.attrs.textAlign ? `rt-align-${node.attrs.textAlign}` : undefined;

const toItem = (item: ListItemNode, at: number) => (
  <li key={at}>
    <Blocks nodes={item.content} />
  </li>
);

const Quote = ({ node, isTop }: { node: BlockquoteNode; isTop: boolean }) => {
  const [name, ...rest] = node.attrs.author?.split(/(?=,)/) ?? [];
  return (
    <blockquote className={isTop && isShort(node) ? pullQuoteClass(node) : 'rt-quote'}>
      <Blocks nodes={node.content} />
      {name && (
        <footer>
          <b>{name}</b>
          {rest.join('')}
        </footer>
      )}
    </blockquote>
  );
};

const isShort = ({ content }: BlockquoteNode): boolean =>
  content.length === 1 &&
  content[0]?.type === 'paragraph' &&
  plainTextOf(content).length <= PULL_QUOTE_MAX_LENGTH;

/** Returns the class of a pull quote. An opening mark hangs into the margin, so that the words stand below each other. */
const pullQuoteClass = ({ content }: BlockquoteNode): string =>
  /^[„»‚›]/.test(plainTextOf(content)) ? 'rt-pull-quote rt-hanging' : 'rt-pull-quote';

const CodeBlock = ({ node }: { node: CodeBlockNode }) => (
  <pre className="rt-code" data-language={node.attrs.language ?? undefined}>
    <code>
      <RichTextInline nodes={node.content} />
    </code>
  </pre>
);

const Spoiler = ({ node }: { node: SpoilerNode }) => (
  <details className="rt-spoiler">
    <summary>{spoilerTitle(node.attrs.title)}</summary>
    <Blocks nodes={node.content} />
  </details>
);

/** Wide tables scroll in a region of their own, which the keyboard can reach. */
const Table = ({ node }: { node: TableNode }) => {
  const [first, ...rest] = node.content;
  const hasHead = first !== undefined && rest.length > 0 && isHead(first);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="rt-table" tabIndex={0} aria-label={tableLabel(wordsOf(first))}>
      <table>
        {hasHead && <thead>{toRow(first, 0)}</thead>}
        <tbody>{hasHead ? rest.map((row, at) => toRow(row, at + 1)) : node.content.map(toRow)}</tbody>
      </table>
    </section>
  );
};

/** Says whether a row is the head of a table. A cell that reaches into the next row would be cut off at the end of a head. */
const isHead = ({ content = [] }: TableRowNode): boolean =>
  content.length > 0 && content.every((cell) => cell.type === 'tableHeader' && cell.attrs.rowspan === 1);

const wordsOf = (row: TableRowNode | undefined): string =>
  (row?.content ?? [])
    .map((cell) => plainTextOf(cell.content))
    .filter((text) => text !== '')
    .join(', ');

const toRow = (row: TableRowNode, at: number) => (
  <tr key={at}>
    {row.content?.map((cell, cellAt) => (
      <Cell key={cellAt} node={cell} isFirstRow={at === 0} />
    ))}
  </tr>
);

const Cell = ({ node, isFirstRow }: { node: TableCellNode; isFirstRow: boolean }) => {
  const { colspan, rowspan } = node.attrs;
  const spans = {
    colSpan: colspan === 1 ? undefined : colspan,
    rowSpan: rowspan === 1 ? undefined : rowspan,
  };
  const content = <Blocks nodes={node.content} />;
  if (node.type === 'tableCell') return <td {...spans}>{content}</td>;
  return (
    <th scope={isFirstRow ? 'col' : 'row'} {...spans}>
      {content}
    </th>
  );
};
