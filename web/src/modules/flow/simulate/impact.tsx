import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { approval } from '@srm/api/approval'
import type { Result } from '@srm/api/endpoint'
import { useRead } from '@/lib/api/query.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { Await, State } from '@/ui/states.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import { useDesigning } from '../designer/designer.store.ts'
import styles from './result.module.css'
import { useDebouncedFlow } from './state.ts'
import { useText, wordOr } from './simulate.texts.ts'

type Impact = Result<typeof approval.flow.coverage>
type Change = Impact['changed'][number]

/** What becomes of the newest documents by the flow as it is drawn now. */
export const useImpact = (enabled = true) => {
  const id = useDesigning((state) => state.id)
  const tree = useDebouncedFlow()
  return useRead(approval.flow.coverage, { params: { id }, body: { tree } }, { enabled, keepPrevious: true })
}

const Branches = ({ impact: { branches, documents } }: { readonly impact: Impact }): ReactNode => {
  const t = useText()
  if (branches.length === 0) return null
  return (
    <Stack as="section" className={styles.part}>
      <h3>{t('impact.branches')}</h3>
      <Stack as="ul" gap={10} className={styles.bars}>
        {branches.map(({ nodeId, node, branchId, branch, count }) => (
          <li key={`${nodeId} ${branchId}`}>
            <span>{`${node} · ${branch}`}</span>
            <span>{t('impact.count', { count })}</span>
            <i aria-hidden>
              <b style={{ width: `${String(documents > 0 ? (count / documents) * 100 : 0)}%` }} />
            </i>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

const People = ({ impact: { people, against } }: { readonly impact: Impact }): ReactNode => {
  const t = useText()
  if (people.length === 0) return null
  return (
    <Stack as="section" className={styles.part}>
      <h3>{t('impact.people')}</h3>
      <table className={styles.load}>
        <thead>
          <tr>
            <th scope="col">{t('impact.person')}</th>
            {against !== null && <th scope="col">{t('impact.before')}</th>}
            <th scope="col">{t('impact.after')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, before, after }) => (
            <tr key={id} data-more={after > before} data-less={after < before}>
              <th scope="row">{name}</th>
              {against !== null && <td>{before}</td>}
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}

const ChangedItem = ({ one }: { readonly one: Change }): ReactNode => {
  const t = useText()
  const path = recordPath(one.docType, one.docId)
  const words = ({ people, ends }: Change['before']): string => {
    const way = people.join(t('arrow')) || t('impact.nobody')
    return ends === 'approved' ? way : `${way} · ${wordOr(t, `ends.${ends}`, 'ends.other')}`
  }
  return (
    <li>
      {path ? (
        <Link to={path} title={t('impact.openDocument', { code: one.code })}>
          {one.title || one.code}
        </Link>
      ) : (
        <strong>{one.title || one.code}</strong>
      )}
      <Muted as="small" size="s">
        {one.code}
      </Muted>
      <p>
        <span>{t('impact.before')}</span>
        {words(one.before)}
      </p>
      <p>
        <span>{t('impact.after')}</span>
        {words(one.after)}
      </p>
    </li>
  )
}

const Shown = ({ impact }: { readonly impact: Impact }): ReactNode => {
  const t = useText()
  const { documents, changed, against, blocked, unseen } = impact
  const count = changed.length
  return (
    <>
      {unseen.length > 0 && (
        <Alert type="info" showIcon title={t('impact.unseen', { names: unseen.join(t('comma')) })} />
      )}
      {documents === 0 ? (
        <State title={t('impact.none')} hint={t('impact.noneHint')} />
      ) : (
        <>
          <p className={styles.total} data-changed={count > 0}>
            <strong>
              {against === null ? t('impact.first') : count > 0 ? t('impact.changed', { count }) : t('impact.same')}
            </strong>
            <span>
              {[t('impact.looked', { count: documents }), against === null ? '' : t('impact.against', { no: against })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          {blocked > 0 && <Alert type="error" showIcon title={t('impact.blocked', { count: blocked })} />}
          <Branches impact={impact} />
          <People impact={impact} />
          {count > 0 && (
            <Stack as="section" className={styles.part}>
              <h3>{t('impact.documents')}</h3>
              <ul className={styles.changed}>
                {changed.map((one) => (
                  <ChangedItem key={one.docId} one={one} />
                ))}
              </ul>
            </Stack>
          )}
        </>
      )}
    </>
  )
}

export const ImpactPart = (): ReactNode => {
  const t = useText()
  const impact = useImpact()
  return (
    <>
      <Muted as="p" size="s">
        {t('impact.hint')}
      </Muted>
      <Button loading={impact.isFetching} onClick={() => void impact.refetch()}>
        {t('impact.run')}
      </Button>
      <Await query={impact} rows={5}>
        {(data) => <Shown impact={data} />}
      </Await>
    </>
  )
}
