import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef, type ReactNode, useMemo, useState } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import type { InputProps } from '@/ui/slots.ts'
import { useText } from '../fields.texts.ts'
import { Image } from '@tiptap/extension-image'
import { z } from 'zod'
import { isPicture, pictureMark } from '@srm/api/shared/rich-text'
import { showPicture, sendPicture } from './pictures.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import styles from './rich.module.css'

const imagesIn = (files: FileList | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** Takes pictures that are chosen, pasted or dropped, and puts each where it was meant once it is stored. */
const usePictures = () => {
  const [sending, setSending] = useState(0)
  return useMemo(() => {
    const insert = async (editor: Editor, files: readonly File[], at?: number): Promise<void> => {
      setSending((count) => count + files.length)
      for (const file of files) {
        const stored = await sendPicture(file)
        setSending((count) => count - 1)
        if (!stored || editor.isDestroyed) continue
        const content = { type: 'image', attrs: { file: stored.id, alt: stored.name } }
        const end = editor.state.doc.content.size
        editor.commands.insertContentAt(Math.min(at ?? editor.state.selection.to, end), content)
      }
    }
    const pasted = (editor: Editor, { clipboardData }: ClipboardEvent): boolean => {
      const files = imagesIn(clipboardData?.files)
      if (files.length > 0) void insert(editor, files)
      return files.length > 0
    }
    const dropped = (editor: Editor, { dataTransfer, clientX, clientY }: DragEvent): boolean => {
      const files = imagesIn(dataTransfer?.files)
      const at = editor.view.posAtCoords({ left: clientX, top: clientY })?.pos
      if (files.length > 0) void insert(editor, files, at)
      return files.length > 0
    }
    return { sending, insert, pasted, dropped }
  }, [sending])
}

const Attributes = z.object({ file: z.string().catch(''), alt: z.string().catch('') })

/** A picture in the editor: it is written as a reference and drawn from a link that lives as long as the page. */
const Picture = Image.extend({
  addAttributes: () => ({
    file: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute(pictureMark),
      renderHTML: (attributes: Record<string, unknown>) => ({ [pictureMark]: attributes['file'] }),
    },
    alt: { default: null },
  }),
  // Whatever else is pasted from other pages stays there.
  parseHTML: () => [
    { tag: `img[${pictureMark}]`, getAttrs: (node) => (isPicture(node.getAttribute(pictureMark)) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addInputRules: () => [],
  addNodeView:
    () =>
    ({ node }) => {
      const { file, alt } = Attributes.parse(node.attrs)
      const dom = document.createElement('img')
      dom.alt = alt
      void showPicture(dom, file)
      return { dom }
    },
})

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
