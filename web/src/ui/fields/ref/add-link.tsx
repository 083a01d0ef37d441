import { PlusOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLabel } from '@/lib/i18n.ts'
import { linksOf } from '@/lib/module/record-links.ts'
import { Row } from '@/ui/layout.tsx'
import styles from './add-link.module.css'
import { useText } from '../fields.texts.ts'

type FootProps = {
  readonly add: { readonly to: string; readonly text: string }
  readonly all?: { readonly to: string; readonly text: string } | undefined
  readonly leave: () => void
}

/** Under a list of choices: the way to what is missing, in a new tab so that the half-filled form stays. */
export const PickerFoot = ({ add, all, leave }: FootProps): ReactNode => (
  <Row gap={16} align="stretch" justify="between" className={styles.foot}>
    <Link to={add.to} target="_blank" onClick={leave}>
      <PlusOutlined aria-hidden /> {add.text}
    </Link>
    {all && (
      <Link to={all.to} target="_blank" onClick={leave}>
        {all.text}
      </Link>
    )}
  </Row>
)

export const RecordFoot = ({ of, leave }: { readonly of: string; readonly leave: () => void }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const links = linksOf(of)
  if (!links) return null
  const noun = say(links.noun)
  const all = links.all ? { to: links.all, text: t('add.all', { noun }) } : undefined
  return <PickerFoot add={{ to: links.add, text: t('add.new', { noun }) }} all={all} leave={leave} />
}
