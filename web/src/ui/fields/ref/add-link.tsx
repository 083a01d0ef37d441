import { PlusOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLabel } from '@/lib/i18n.ts'
import styles from './add-link.module.css'
import { useText } from './fields.texts.ts'
import { linksOf } from './record-links.ts'

type FootProps = {
  readonly add: { readonly to: string; readonly text: string }
  readonly all?: { readonly to: string; readonly text: string } | undefined
  readonly leave: () => void
}

/** Under a list of choices: the way to what is missing, in a new tab so that the half-filled form stays. */
export const PickerFoot = ({ add, all, leave }: FootProps): ReactNode => (
  <div className={styles.foot}>
    <Link to={add.to} target="_blank" onClick={leave}>
      <PlusOutlined aria-hidden /> {add.text}
    </Link>
    {all && (
      <Link to={all.to} target="_blank" onClick={leave}>
        {all.text}
      </Link>
    )}
  </div>
)

export const RecordFoot = ({ of, leave }: { readonly of: string; readonly leave: () => void }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const links = linksOf(of, say, (noun) => t('add.new', { noun }))
  if (!links) return null
  const all = links.all ? { to: links.all, text: t('add.all', { noun: links.noun }) } : undefined
  return <PickerFoot add={{ to: links.add, text: links.title }} all={all} leave={leave} />
}
