import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import {
  finalAccount,
  reasonFields,
  type FinalAccount,
  type FinalAccountDocument,
  type FinalAccountSheet,
} from '@srm/api/final-account'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { LinesTable } from '@/ui/lines-table.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { State } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { DocumentLink } from './documents.drawer.tsx'
import { useText } from './final-account.texts.ts'
import { shown } from './sheet.model.ts'

type FormProps = {
  readonly account: Pick<FinalAccount, 'id' | 'version'>
  readonly document: FinalAccountDocument
  readonly close: () => void
}

const ReasonForm = ({ account: { id, version }, document, close }: FormProps): ReactNode => {
  const t = useText()
  const { mutateAsync } = useMutate(finalAccount.account.explain, {
    silent: true,
    done: () => toast.success(t('explain.done')),
  })
  return (
    <SideForm
      title={t('explain.title', { code: document.code })}
      groups={[{ fields: reasonFields }]}
      initial={{ reason: document.reason ?? undefined }}
      save={({ reason }) =>
        mutateAsync({ params: { id }, body: { version, documents: [document.id], reason: String(reason) } })
      }
      close={close}
    />
  )
}

type TableProps = {
  readonly sheet: Pick<FinalAccountSheet, 'documents'>
  readonly explain?: (document: FinalAccountDocument) => void
}

/** Documents that are settled and not invoiced or not paid, each with its reason. */
export const DifferencesTable = ({ sheet, explain }: TableProps): ReactNode => {
  const t = useText()
  const open = sheet.documents.filter(({ isOpen }) => isOpen)
  if (open.length === 0) return <State title={t('differences.none')} />
  return (
    <LinesTable
      label={t('differences')}
      lines={open}
      keyOf={({ id }) => id}
      toneOf={({ reason }) => (reason === null ? 'warning' : 'plain')}
      columns={[
        { key: 'document', title: t('col.document'), render: (one) => <DocumentLink one={one} /> },
        {
          key: 'openInvoice',
          title: t('col.openInvoice'),
          isNumber: true,
          render: ({ openInvoice }) => shown(openInvoice),
        },
        {
          key: 'openPayment',
          title: t('col.openPayment'),
          isNumber: true,
          render: ({ openPayment }) => shown(openPayment),
        },
        {
          key: 'reason',
          title: t('col.reason'),
          render: ({ reason }) => reason ?? <Status color="orange">{t('unexplained')}</Status>,
        },
        ...(explain
          ? [
              {
                key: 'explain',
                title: t('explain'),
                render: (one: FinalAccountDocument) => (
                  <Button size="small" aria-label={t('explain.title', { code: one.code })} onClick={() => explain(one)}>
                    {t('explain')}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

type Props = { readonly account: FinalAccount; readonly sheet: FinalAccountSheet }

export const DifferencesView = ({ account, sheet }: Props): ReactNode => {
  const [chosen, setChosen] = useState<FinalAccountDocument>()
  return (
    <>
      <DifferencesTable sheet={sheet} {...(account.actions.includes('update') && { explain: setChosen })} />
      {chosen && <ReasonForm account={account} document={chosen} close={() => setChosen(undefined)} />}
    </>
  )
}
