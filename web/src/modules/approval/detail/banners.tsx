import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Detail } from '@srm/api/approval'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import { fieldsOf, mineIn } from './detail.model.ts'
import styles from './head.module.css'
import { Proposals } from './proposals.tsx'
import { useText } from './detail.texts.ts'
import { labelsOf, nameIn } from './words.ts'
import { matchesSheet } from '../print/proof.ts'

type Tone = 'orange' | 'blue' | 'grey'

const Banner = ({ tone, title, children }: { tone: Tone; title: string; children?: ReactNode }): ReactNode => (
  <section className={styles.banner} data-tone={tone}>
    <p className={styles.bannerTitle}>{title}</p>
    {children}
  </section>
)

const Returned = ({ detail }: { detail: Detail }): ReactNode => {
  const t = useText()
  const last = detail.runs.flatMap(({ tasks }) => tasks).findLast(({ status }) => status === 'returned')
  const mends = detail.actions.includes('resubmit')
  return (
    <Banner tone="orange" title={t('banner.returned')}>
      {last && (
        <p>
          {t('banner.returnedBy', {
            name: nameIn(detail, last.actedBy ?? last.assignee),
            reason: last.opinion || '—',
          })}
        </p>
      )}
      {mends && (
        <Muted as="p" size="s">
          {t('banner.fix')}
        </Muted>
      )}
    </Banner>
  )
}

/** What was written differently this time, old beside new. */
const Changed = ({ detail }: { detail: Detail }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const metas = new Map(fieldsOf(detail).map(({ path, meta }) => [path, meta]))
  const known = detail.diff.flatMap(({ path, before, after }) => {
    const meta = metas.get(path)
    return meta ? [{ path, meta, before, after }] : []
  })
  if (known.length === 0) return null
  return (
    <Banner tone="blue" title={t('banner.changed', { count: known.length })}>
      <Stack as="dl" gap={4} className={styles.diff}>
        {known.map(({ path, meta, before, after }) => (
          <div key={path}>
            <dt>{say(meta.label)}</dt>
            <dd>
              <del aria-label={t('banner.before')}>
                <FieldView meta={meta} value={before} compact />
              </del>
              <Muted aria-hidden>→</Muted>
              <ins aria-label={t('banner.after')}>
                <FieldView meta={meta} value={after} compact />
              </ins>
            </dd>
          </div>
        ))}
      </Stack>
    </Banner>
  )
}

/** What one should know before reading on. */
export const Banners = ({ detail }: { readonly detail: Detail }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const [params] = useSearchParams()
  const proof = matchesSheet(params.get('sheet'), detail.sha256)
  const mine = mineIn(detail)
  const labels = labelsOf(detail, say)
  const drifted = detail.drifted.flatMap((path) => labels.get(path) ?? []).join(t('comma'))
  const acting = mine?.task.substitute && !detail.suspended ? mine.task : undefined
  return (
    <div className={styles.banners}>
      {proof !== undefined && (
        <Banner tone={proof ? 'blue' : 'orange'} title={t(proof ? 'banner.sheetSame' : 'banner.sheetOther')} />
      )}
      <Proposals detail={detail} />
      {detail.suspended && <Banner tone="grey" title={t('banner.suspended')} />}
      {detail.status === 'returned' && <Returned detail={detail} />}
      {acting && <Banner tone="blue" title={t('banner.acting', { name: nameIn(detail, acting.assignee) })} />}
      {detail.status === 'running' && drifted && (
        <Banner tone="orange" title={t('banner.drifted', { fields: drifted })} />
      )}
      {detail.round > 1 && <Changed detail={detail} />}
    </div>
  )
}
