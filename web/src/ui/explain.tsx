import { InfoCircleOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Popover } from 'antd'
import { useState, type ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { loadTerm } from '@/lib/module/help.ts'
import styles from './explain.module.css'
import { useUiText } from './ui.texts.ts'

const Meaning = ({ name }: { readonly name: string }): ReactNode => {
  const say = useLabel()
  const { data } = useQuery({
    queryKey: ['term', name],
    queryFn: async () => (await loadTerm(name)) ?? null,
    staleTime: Infinity,
  })
  return (
    <div className={styles.meaning}>
      {data && (
        <>
          <strong>{say(data.term)}</strong>
          <p>{say(data.means)}</p>
        </>
      )}
    </div>
  )
}

type Props = {
  /** The word in a module's glossary: `module.word`. */
  readonly term: string
  /** What it is called here, for those who hear the page. */
  readonly label: string
}

/** ⓘ beside a word of the trade: what it means, from the glossary of its module, loaded when somebody asks. */
export const Explain = ({ term, label }: Props): ReactNode => {
  const t = useUiText()
  const [open, setOpen] = useState(false)
  return (
    <Popover open={open} onOpenChange={setOpen} trigger={['click', 'hover']} content={open && <Meaning name={term} />}>
      <button type="button" className={styles.mark} aria-label={t('explain', { name: label })} aria-expanded={open}>
        <InfoCircleOutlined aria-hidden />
      </button>
    </Popover>
  )
}
