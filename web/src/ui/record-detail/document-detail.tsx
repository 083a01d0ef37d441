import { Suspense, useState, type ReactNode } from 'react'
import type { Endpoint } from '@srm/api/endpoint'
import { refreshFamily } from '@/lib/api/query.ts'
import { isSubmittable } from '../document-states.ts'
import type { DetailPaths, RecordCalls } from '../record-calls.ts'
import type { Fields, RecordShape, Row } from '../record-shape.ts'
import { slot } from '../slots.ts'
import { useDetailText } from '../ui.texts.ts'
import type { RecordAction } from './record-actions.tsx'
import { RecordDetail } from './record-detail.tsx'
import type { RelatedTab } from './record-tabs.tsx'

type Name<F> = (keyof F & string) | 'code' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'

type Props<F extends Fields> = {
  readonly record: RecordShape<F>
  readonly calls: Pick<RecordCalls, 'show'> & Partial<Pick<RecordCalls, 'remove'>> & { readonly list: Endpoint }
  readonly paths: DetailPaths
  /** What approvals know it by. */
  readonly docType: string
  readonly summary: readonly Name<F>[]
  readonly sections: readonly { readonly title: string; readonly fields: readonly Name<F>[] }[]
  readonly tabs?: readonly (keyof F & string)[]
  readonly related?: (row: Row) => readonly RelatedTab[]
  readonly actions?: readonly RecordAction[]
  readonly banner?: ReactNode
  readonly lead?: ReactNode
  /** For documents of which only some are approved. */
  readonly needsApproval?: (row: Row) => boolean
  /** Reads anew what else shows it, once it was handed in. */
  readonly refresh?: () => Promise<unknown>
}

/** The page of a document that is approved: what it says, where its approval stands, and handing it on. */
export const DocumentDetail = <F extends Fields>(props: Props<F>): ReactNode => {
  const { calls, docType, related, actions = [], needsApproval = () => true, refresh, ...rest } = props
  const t = useDetailText()
  const [sending, setSending] = useState<string>()
  const submit: RecordAction = {
    action: 'update',
    label: t('submit'),
    rank: 'primary',
    when: (row) => isSubmittable(row) && needsApproval(row),
    run: ({ id }) => setSending(id),
  }
  return (
    <>
      <RecordDetail
        {...rest}
        calls={calls}
        related={(row) => [
          ...(related?.(row) ?? []),
          {
            key: 'approvals',
            title: t('approvals'),
            content: <Suspense>{slot('approvals', { docType, docId: row.id })}</Suspense>,
          },
        ]}
        actions={[submit, ...actions]}
      />
      {sending && (
        <Suspense>
          {slot('submission', {
            docType,
            docId: sending,
            close: () => setSending(undefined),
            submitted: async () => {
              await refreshFamily(calls.list, [sending])
              await refresh?.()
            },
          })}
        </Suspense>
      )}
    </>
  )
}
