import { PictureOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { saveFile } from '@/lib/save-file.ts'
import { Tool } from './canvas.steps.tsx'
import { kindOf, useBranchWhen, useNodeWords } from './card.words.tsx'
import { useDesigner } from './designer.store.ts'
import { useText } from './designer.texts.ts'
import { pictureOf } from './picture.ts'

/** The flow as a picture to keep or to send. */
export const PictureTool = (): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const [wordsOf, whenOf] = [useNodeWords(), useBranchWhen()]
  const keep = (): void => {
    const { history, name } = store.getState()
    const picture = pictureOf(history.present, ({ node, branch }) =>
      branch
        ? { title: branch.name, text: whenOf(branch, kindOf(node, branch)) }
        : { title: node.name, text: wordsOf(node) },
    )
    saveFile(`${name}.svg`, new Blob([picture], { type: 'image/svg+xml' }))
  }
  return <Tool label={t('picture')} icon={<PictureOutlined aria-hidden />} onClick={keep} />
}
