import { Button, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { useFinderText } from '../finder.texts.ts'
import { questions, type SearchState, type Question } from './query.ts'
import styles from './search.module.css'

const first: Readonly<Record<SearchState['kind'], readonly Question[]>> = {
  hall: ['region', 'dates', 'part', 'people', 'layout', 'height'],
  hotel: ['region', 'dates', 'rooms', 'king', 'twin', 'suite', 'budget'],
}
const more: Readonly<Record<SearchState['kind'], readonly Question[]>> = {
  hall: ['area', 'budget', 'load', 'rooms', 'king', 'twin', 'suite', 'pillarFree', 'led'],
  hotel: [],
}

type Props = { readonly asking: SearchState }

const Field = ({ asking, question }: Props & { readonly question: Question }): ReactNode => {
  const say = useLabel()
  const meta = questions[question]
  const id = `finder-${question}`
  return (
    <div
      className={styles.field}
      data-flag={meta.kind === 'bool' || undefined}
      data-wide={meta.kind === 'dateRange' || undefined}
    >
      <label htmlFor={id}>{say(meta.label)}</label>
      <FieldInput
        id={id}
        meta={meta}
        label={say(meta.label)}
        value={asking.valueOf(question)}
        onChange={(value) => asking.answer(question, value)}
      />
    </div>
  )
}

/** What is needed; every change looks again. */
export const SearchForm = ({ asking }: Props): ReactNode => {
  const t = useFinderText()
  const { kind } = asking
  const answered = more[kind].some((question) => asking.valueOf(question) !== undefined)
  const [opened, setOpened] = useState(answered)
  return (
    <section className={styles.form} aria-label={t('demand')}>
      <div className={styles.kinds}>
        <Segmented<SearchState['kind']>
          aria-label={t('lookFor')}
          value={kind}
          options={[
            { value: 'hall', label: t('kind.hall') },
            { value: 'hotel', label: t('kind.hotel') },
          ]}
          onChange={(next) => asking.set({ kind: next === 'hall' ? undefined : next, standing: undefined })}
        />
        <span className={styles.grow} />
        {more[kind].length > 0 && (
          <Button type="link" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {opened ? t('less') : t('more')}
          </Button>
        )}
        <Button disabled={asking.empty} onClick={asking.clear}>
          {t('clear')}
        </Button>
      </div>
      <div className={styles.fields}>
        {[...first[kind], ...(opened ? more[kind] : [])].map((question) => (
          <Field key={question} asking={asking} question={question} />
        ))}
      </div>
    </section>
  )
}
