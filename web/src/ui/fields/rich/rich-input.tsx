import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import type { InputProps } from '@/ui/slots.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import styles from './rich.module.css'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], defaultProtocol: 'https' },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TableKit.configure({ table: { resizable: false } }),
  Image.configure({ allowBase64: false }),
]

export const RichInput = ({ meta, id, value = '', onChange, onBlur, ...rest }: InputProps<string>): ReactNode => {
  const say = useLabel()
  const { status, disabled = false, label = say(meta.label), autoFocus = false } = rest
  const latest = useRef({ onChange, onBlur, html: value })
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
    },
    onUpdate: ({ editor: now }) => {
      latest.current.html = now.isEmpty ? '' : now.getHTML()
      latest.current.onChange?.(latest.current.html || undefined)
    },
    onBlur: () => latest.current.onBlur?.(),
  })
  useEffect(() => {
    // Only what came from outside is put in; writing back one's own words would move the cursor.
    if (value === latest.current.html) return
    latest.current.html = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  return (
    <div className={styles.editor} data-status={status} data-disabled={disabled}>
      {!disabled && <RichToolbar editor={editor} />}
      <EditorContent editor={editor} className={styles.body ?? ''} />
    </div>
  )
}
