import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { useEditorState, type Editor } from '@tiptap/react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Row } from '@/ui/layout.tsx'
import { useText, type FieldsText } from '../fields.texts.ts'
import { RichLink } from './rich-link.tsx'
import styles from './rich.module.css'

type Tool = {
  readonly text: Parameters<FieldsText>[0]
  readonly face: ReactNode
  readonly on?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

const chain = (editor: Editor) => editor.chain().focus()
const mark = (text: Tool['text'], face: ReactNode, name: string, run: Tool['run']): Tool => ({
  text,
  face,
  on: (editor) => editor.isActive(name),
  run,
})
const heading = (text: Tool['text'], level: 2 | 3): Tool => ({
  text,
  face: `H${String(level - 1)}`,
  on: (editor) => editor.isActive('heading', { level }),
  run: (editor) => chain(editor).toggleHeading({ level }).run(),
})
const align = (text: Tool['text'], face: ReactNode, textAlign: string): Tool => ({
  text,
  face,
  on: (editor) => editor.isActive({ textAlign }),
  run: (editor) => chain(editor).setTextAlign(textAlign).run(),
})

const groups: readonly (readonly Tool[])[] = [
  [
    mark('rich.bold', <BoldOutlined />, 'bold', (editor) => chain(editor).toggleBold().run()),
    mark('rich.italic', <ItalicOutlined />, 'italic', (editor) => chain(editor).toggleItalic().run()),
    mark('rich.underline', <UnderlineOutlined />, 'underline', (editor) => chain(editor).toggleUnderline().run()),
    mark('rich.strike', <StrikethroughOutlined />, 'strike', (editor) => chain(editor).toggleStrike().run()),
  ],
  [
    heading('rich.heading', 2),
    heading('rich.subheading', 3),
    mark('rich.bullets', <UnorderedListOutlined />, 'bulletList', (editor) => chain(editor).toggleBulletList().run()),
    mark('rich.numbers', <OrderedListOutlined />, 'orderedList', (editor) => chain(editor).toggleOrderedList().run()),
    mark('rich.quote', '“”', 'blockquote', (editor) => chain(editor).toggleBlockquote().run()),
  ],
  [
    align('rich.left', <AlignLeftOutlined />, 'left'),
    align('rich.center', <AlignCenterOutlined />, 'center'),
    align('rich.right', <AlignRightOutlined />, 'right'),
  ],
  [
    {
      text: 'rich.table',
      face: <TableOutlined />,
      run: (editor) => chain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { text: 'rich.clear', face: <ClearOutlined />, run: (editor) => chain(editor).unsetAllMarks().clearNodes().run() },
    { text: 'rich.undo', face: <UndoOutlined />, run: (editor) => chain(editor).undo().run() },
    { text: 'rich.redo', face: <RedoOutlined />, run: (editor) => chain(editor).redo().run() },
  ],
]
const tools = groups.flat()

/** One stop for the Tab key; the arrows walk along the bar. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const here = buttons.findIndex((button) => button === document.activeElement)
  buttons.at((here + step) % buttons.length)?.focus()
  event.preventDefault()
}

const PictureButton = ({ insert }: Pick<Props, 'insert'>): ReactNode => {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        title={t('rich.picture')}
        aria-label={t('rich.picture')}
        onClick={() => input.current?.click()}
      >
        <PictureOutlined />
      </button>
      <input
        ref={input}
        type="file"
        // The form's own style shows file inputs, the attribute notwithstanding.
        style={{ display: 'none' }}
        multiple
        accept="image/*"
        onChange={({ target }) => {
          insert([...(target.files ?? [])])
          // The same file chosen again must be noticed again.
          target.value = ''
        }}
      />
    </>
  )
}

type Props = { readonly editor: Editor; readonly insert: (files: readonly File[]) => void }

export const RichToolbar = ({ editor, insert }: Props): ReactNode => {
  const t = useText()
  const [linking, setLinking] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => [...tools.map((tool) => tool.on?.(now) ?? false), now.isActive('link')],
  })
  return (
    <>
      <Row
        gap={2}
        align="stretch"
        wrap
        className={styles.bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('rich.tools')}
        onKeyDown={walk}
      >
        {tools.map((tool, index) => (
          <button
            key={tool.text}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            title={t(tool.text)}
            aria-label={t(tool.text)}
            {...(tool.on && { 'aria-pressed': active[index] ?? false })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => tool.run(editor)}
          >
            {tool.face}
          </button>
        ))}
        <button
          type="button"
          tabIndex={-1}
          title={t('rich.link')}
          aria-label={t('rich.link')}
          aria-pressed={active.at(-1) ?? false}
          onClick={() => setLinking(!linking)}
        >
          <LinkOutlined />
        </button>
        <PictureButton insert={insert} />
      </Row>
      {linking && <RichLink editor={editor} close={() => setLinking(false)} />}
    </>
  )
}
