import { Button, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { inquiry, type Candidate, type Purchase } from '@srm/api/inquiry'
import { useDebounced } from '@/lib/debounced.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { SupplierRow } from './supplier.row.tsx'
import styles from './wizard.module.css'
import { useWizardText } from '../inquiry.texts.ts'

type Props = { readonly row: Purchase }

/** Whom one could ask, those that fit first. */
export const Candidates = ({ row: { id, version } }: Props): ReactNode => {
  const t = useWizardText()
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed, 300)
  const query = useRead(
    inquiry.candidates,
    { params: { id }, query: keyword === '' ? {} : { keyword } },
    { keepPrevious: true },
  )
  const invite = useMutate(inquiry.invite)
  const ask = ({ supplier }: Candidate): void =>
    invite.mutate({ params: { id }, body: { version, suppliers: [{ supplier: supplier.id }] } })
  const search = (
    <Input.Search
      allowClear
      className={styles.search ?? ''}
      placeholder={t('candidates.search')}
      aria-label={t('candidates.search')}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
  return (
    <Panel title={t('candidates.title')} extra={search}>
      <Await query={query} rows={5}>
        {(candidates) =>
          candidates.length === 0 ? (
            <State title={t('candidates.empty')} />
          ) : (
            <ul className={styles.list}>
              {candidates.map((candidate) => (
                <SupplierRow key={candidate.supplier.id} candidate={candidate}>
                  <Button
                    size="small"
                    aria-label={`${t('add')} ${candidate.supplier.name}`}
                    disabled={invite.isPending || candidate.remarks.some(({ blocks }) => blocks)}
                    onClick={() => ask(candidate)}
                  >
                    {t('add')}
                  </Button>
                </SupplierRow>
              ))}
            </ul>
          )
        }
      </Await>
    </Panel>
  )
}
