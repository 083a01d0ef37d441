import { useState, type ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { deliverFields, invoicing, issueFields, redFields, type InvoiceOut } from '@srm/api/invoicing'
import { shanghaiDay } from '@srm/api/shared/date'
import { subtractMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { refreshRecord, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useInvoicingText } from './invoicing.texts.ts'
import { XmlReader, type ReadXml } from './xml.reader.tsx'

export type Step = 'issue' | 'deliver' | 'red'

type Props = { readonly row: InvoiceOut; readonly close: () => void }
type IssueBody = Input<typeof invoicing.invoiceOut.issue>['body']
type DeliverBody = Input<typeof invoicing.invoiceOut.deliver>['body']
type RedBody = Input<typeof invoicing.invoiceOut.red>['body']

/** The purse of the contract and the days of its instalments follow. */
const refreshMoney = ({ contract: { id } }: InvoiceOut): Promise<unknown> =>
  Promise.all([refreshRecord('contract', id), refreshRecord('paymentPlan', id)])

const isPaper = (kind: InvoiceOut['kind']): boolean => kind === 'paperSpecial' || kind === 'paperOrdinary'
const isDigital = (kind: InvoiceOut['kind']): boolean => kind === 'digitalSpecial' || kind === 'digitalOrdinary'

const IssueForm = ({ row, close }: Props): ReactNode => {
  const t = useInvoicingText()
  const { id, version, kind } = row
  const [today] = useState(() => shanghaiDay(new Date()))
  const [read, setRead] = useState<ReadXml>()
  const { mutateAsync } = useMutate(invoicing.invoiceOut.issue, {
    silent: true,
    done: async () => {
      toast.success(t('issue.done'))
      await refreshMoney(row)
    },
  })
  return (
    <SideForm
      title={t('issue.title')}
      groups={[{ fields: issueFields, when: { invoiceCode: () => isPaper(kind) } }]}
      initial={{ issuedOn: today }}
      save={(sent) =>
        mutateAsync({ params: { id }, body: { ...sent, version, ...(read && { xml: read.xml }) } as IssueBody })
      }
      close={close}
      below={() => isDigital(kind) && <XmlReader id={id} read={read} onRead={setRead} />}
    />
  )
}

const DeliverForm = ({ row, close }: Props): ReactNode => {
  const t = useInvoicingText()
  const { id, version, kind } = row
  const [today] = useState(() => shanghaiDay(new Date()))
  const { mutateAsync } = useMutate(invoicing.invoiceOut.deliver, {
    silent: true,
    done: async () => {
      toast.success(t('deliver.done'))
      await refreshMoney(row)
    },
  })
  return (
    <SideForm
      title={t('deliver.title')}
      groups={[{ fields: deliverFields, when: { courierNo: (values) => values['delivery'] === 'courier' } }]}
      initial={{ deliveredOn: today, delivery: isDigital(kind) ? 'email' : 'courier' }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as DeliverBody })}
      close={close}
    />
  )
}

const RedForm = ({ row, close }: Props): ReactNode => {
  const t = useInvoicingText()
  const { id, version, kind, amount, redAmount } = row
  const [today] = useState(() => shanghaiDay(new Date()))
  const left = subtractMoney(amount ?? '0', redAmount ?? '0')
  const { mutateAsync } = useMutate(invoicing.invoiceOut.red, {
    silent: true,
    done: async () => {
      toast.success(t('red.done'))
      await refreshMoney(row)
    },
  })
  return (
    <SideForm
      title={t('red.title')}
      groups={[{ fields: redFields, when: { invoiceCode: () => isPaper(kind) } }]}
      initial={{ issuedOn: today, amount: left }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as RedBody })}
      close={close}
      below={() => (
        <Stack gap={4}>
          <span>{t('red.left', { amount: formatMoney(left) })}</span>
          <Muted size="s">{t('red.hint')}</Muted>
        </Stack>
      )}
    />
  )
}

const forms = { issue: IssueForm, deliver: DeliverForm, red: RedForm } as const

/** The form of the step that was begun. */
export const StepForm = ({ step, ...props }: Props & { readonly step: Step }): ReactNode => {
  const Form = forms[step]
  return <Form {...props} />
}
