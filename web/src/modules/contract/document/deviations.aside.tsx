import type { ReactNode } from 'react'
import { contract } from '@srm/api/contract'
import { useRead } from '@/lib/api/query.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Await } from '@/ui/states.tsx'
import { ClauseLine } from './clauses.tab.tsx'
import styles from './document.module.css'
import { useDocumentText } from '../contract.texts.ts'

/** What differs from the template, for whoever decides: the clauses that do and no other. */
export const DeviationsAside = ({ row }: { readonly row: { readonly id: string } }): ReactNode => {
  const t = useDocumentText()
  const { data } = useRead(contract.contract.show, { params: { id: row.id } })
  const hasTemplate = data?.template !== undefined && data.template !== null
  const read = useRead(
    contract.contract.compare,
    { params: { id: row.id }, query: { from: 0 } },
    { enabled: hasTemplate },
  )
  if (!hasTemplate) return null
  return (
    <Await query={read} rows={4}>
      {({ clauses }) => {
        const differing = clauses.filter(({ kind }) => kind !== 'same')
        return (
          <Stack gap={4}>
            <Muted size="s">{t('clauses.deviations', { count: differing.length })}</Muted>
            <ol className={`${styles.clauses} ${styles.bare}`}>
              {differing.map((clause, at) => (
                <ClauseLine key={`${clause.title} ${String(at)}`} clause={clause} />
              ))}
            </ol>
          </Stack>
        )
      }}
    </Await>
  )
}
