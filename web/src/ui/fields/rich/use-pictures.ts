import type { Editor } from '@tiptap/react'
import { useMemo, useState } from 'react'
import { sendPicture } from './pictures.ts'

const imagesIn = (files: FileList | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** Takes pictures that are chosen, pasted or dropped, and puts each where it was meant once it is stored. */
export const usePictures = () => {
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
