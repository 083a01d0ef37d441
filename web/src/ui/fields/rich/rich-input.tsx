import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import type { InputProps } from '@/ui/slots.ts'
import { useText } from '../fields.texts.ts'
import { Picture } from './picture-node.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import styles from './rich.module.css'
import { usePictures } from './use-pictures.ts'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], defaultProtocol: 'https' },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TableKit.configure({ table: { resizable: false } }),
  Picture,
]

type Props = InputProps<string> & {
  /** Stands under the toolbar; `insert` puts words in where one is writing. */
  readonly tools?: (insert: (words: string) => void) => ReactNode
}

export const RichInput = ({ meta, id, value = '', onChange, onBlur, tools, ...rest }: Props): ReactNode => {
  const say = useLabel()
  const { status, disabled = false, label = say(meta.label), autoFocus = false } = rest
  const t = useText()
  const latest = useRef({ onChange, onBlur, html: value })
  const made = useRef<Editor>(null)
  const { sending, insert, pasted, dropped } = usePictures()
  useEffect(() => {
    Object.assign(latest.current, { onChange, onBlur })
  })
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    autofocus: autoFocus,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, ...(id && { id }) },
      handlePaste: (_, event) => made.current !== null && pasted(made.current, event),
      handleDrop: (_, event, __, moved) => !moved && made.current !== null && dropped(made.current, event),
    },
    onUpdate: ({ editor: now }) => {
      latest.current.html = now.isEmpty ? '' : now.getHTML()
      latest.current.onChange?.(latest.current.html || undefined)
    },
    onBlur: () => latest.current.onBlur?.(),
  })
  useEffect(() => {
    made.current = editor
  }, [editor])
  useEffect(() => {
    // Only what came from outside is put in; writing back one's own words would move the cursor.
    if (value === latest.current.html) return
    latest.current.html = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  return (
    <div className={styles.editor} data-status={status} data-disabled={disabled}>
      {!disabled && <RichToolbar editor={editor} insert={(files) => void insert(editor, files)} />}
      {!disabled && tools?.((words) => editor.chain().focus().insertContent(words).run())}
      <EditorContent editor={editor} className={styles.body ?? ''} />
      {sending > 0 && <output className={styles.sending}>{t('rich.sending')}</output>}
    </div>
  )
}
