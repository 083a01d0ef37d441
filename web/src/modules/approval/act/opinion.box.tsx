import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import { approval } from '@srm/api/approval'
import type { NamedRef } from '@srm/api/shared/fields'
import { useRead } from '@/lib/api/query.ts'
import { slot } from '@/ui/slots.ts'
import { Skeleton } from '@/ui/states.tsx'
import { settingsPath } from '../approval.paths.ts'
import styles from '../centre/centre.module.css'
import { useCentreText } from '../centre/centre.texts.ts'

const longest = 2000
/** For whoever has not written down phrases of their own. */
const usual = ['同意', '同意，请按计划执行', '已核对，无异议', '请补充材料后再提交']

type Props = {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Told of everybody named; without it nobody can be. */
  readonly onPick?: (person: NamedRef) => void
  readonly only?: readonly string[]
  readonly send?: () => void
  /** Phrases to put in with one click. */
  readonly phrases?: boolean
}

/** Where an opinion is written: people can be named in it, usual words are at hand. */
export const OpinionBox = ({
  label,
  placeholder,
  value,
  onChange,
  onPick,
  only,
  send,
  phrases = true,
}: Props): ReactNode => {
  const t = useCentreText()
  const { data } = useRead(approval.phrase.list, {}, { enabled: phrases })
  const own = data?.map(({ body }) => body) ?? []
  const shown = own.length > 0 ? own : usual
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <Suspense fallback={<Skeleton rows={1} />}>
        {slot('mentions', {
          label,
          value,
          onChange,
          onPick: onPick ?? (() => undefined),
          only: onPick ? only : [],
          max: longest,
          placeholder,
          ...(send && { send }),
        })}
      </Suspense>
      {phrases && (
        <fieldset className={styles.phrases} aria-label={t('opinion.usual')}>
          {shown.slice(0, 6).map((phrase) => (
            <button
              key={phrase}
              type="button"
              aria-label={t('opinion.put', { phrase })}
              onClick={() => onChange(value ? `${value}${phrase}` : phrase)}
            >
              {phrase}
            </button>
          ))}
          <Link to={settingsPath} className={styles.phraseSettings}>
            {t('opinion.manage')}
          </Link>
        </fieldset>
      )}
    </div>
  )
}
