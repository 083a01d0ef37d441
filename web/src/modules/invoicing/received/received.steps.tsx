import { useState, type ReactNode } from 'react'
import { Radio } from 'antd'
import type { Input } from '@srm/api/endpoint'
import {
  deductFields,
  holdFields,
  invoicing,
  overrideFields,
  redInFields,
  verifyFields,
  type InvoiceIn,
} from '@srm/api/invoicing'
import { shanghaiDay } from '@srm/api/shared/date'
import { subtractMoney } from '@srm/api/shared/money'
import { refreshRecord, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useReceivedText } from '../invoicing.texts.ts'

export type ReceivedStep = 'verify' | 'override' | 'hold' | 'deduct' | 'red'

type Props = { readonly row: InvoiceIn; readonly close: () => void }
type Body<K extends keyof typeof invoicing.invoiceIn> =
  Input<(typeof invoicing.invoiceIn)[K]> extends { body: infer B } ? B : never

/** What is owed and what is invoiced of the contract or the order follow. */
const useDone = ({ contract, order }: InvoiceIn) => {
  const t = useReceivedText()
  return async (): Promise<void> => {
    toast.success(t('step.done'))
    await Promise.all([
      contract ? refreshRecord('contract', contract.id) : undefined,
      order ? refreshRecord('purchaseOrder', order.id) : undefined,
    ])
  }
}

const VerifyForm = ({ row, close }: Props): ReactNode => {
  const t = useReceivedText()
  const { id, version } = row
  const [result, setResult] = useState<'verified' | 'failed'>('verified')
  const { mutateAsync } = useMutate(invoicing.invoiceIn.verify, { silent: true, done: useDone(row) })
  return (
    <SideForm
      title={t('verify.title')}
      groups={[{ fields: verifyFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version, result } as Body<'verify'> })}
      close={close}
      below={() => (
        <Stack gap={8}>
          <Radio.Group
            value={result}
            onChange={({ target }) => setResult(target.value === 'failed' ? 'failed' : 'verified')}
            options={[
              { value: 'verified', label: t('verify.good') },
              { value: 'failed', label: t('verify.bad') },
            ]}
          />
          <Muted size="s">{t('verify.hint')}</Muted>
        </Stack>
      )}
    />
  )
}

const OverrideForm = ({ row, close }: Props): ReactNode => {
  const t = useReceivedText()
  const { id, version } = row
  const { mutateAsync } = useMutate(invoicing.invoiceIn.override, { silent: true, done: useDone(row) })
  return (
    <SideForm
      title={t('override.title')}
      groups={[{ fields: overrideFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body<'override'> })}
      close={close}
      below={() => <Muted size="s">{t('override.hint')}</Muted>}
    />
  )
}

const HoldForm = ({ row, close }: Props): ReactNode => {
  const t = useReceivedText()
  const { id, version } = row
  const { mutateAsync } = useMutate(invoicing.invoiceIn.hold, { silent: true, done: useDone(row) })
  return (
    <SideForm
      title={t('hold.title')}
      groups={[{ fields: holdFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body<'hold'> })}
      close={close}
      below={() => <Muted size="s">{t('hold.hint')}</Muted>}
    />
  )
}

const DeductForm = ({ row, close }: Props): ReactNode => {
  const t = useReceivedText()
  const { id, version, isDeductible, deductMonth } = row
  const [today] = useState(() => shanghaiDay(new Date()))
  const { mutateAsync } = useMutate(invoicing.invoiceIn.deduct, { silent: true, done: useDone(row) })
  return (
    <SideForm
      title={t('deduct.title')}
      groups={[{ fields: deductFields, when: { deductMonth: (values) => values['isDeductible'] === true } }]}
      initial={{ isDeductible, deductMonth: deductMonth ?? today }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body<'deduct'> })}
      close={close}
      below={() => <Muted size="s">{t('deduct.hint')}</Muted>}
    />
  )
}

const RedForm = ({ row, close }: Props): ReactNode => {
  const t = useReceivedText()
  const { id, version, kind, amount, redAmount, tax } = row
  const [today] = useState(() => shanghaiDay(new Date()))
  const { mutateAsync } = useMutate(invoicing.invoiceIn.red, { silent: true, done: useDone(row) })
  return (
    <SideForm
      title={t('red.title')}
      groups={[
        { fields: redInFields, when: { invoiceCode: () => kind === 'paperSpecial' || kind === 'paperOrdinary' } },
      ]}
      initial={{ issuedOn: today, amount: subtractMoney(amount ?? '0', redAmount ?? '0'), tax }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body<'red'> })}
      close={close}
      below={() => <Muted size="s">{t('red.hint')}</Muted>}
    />
  )
}

const forms = { verify: VerifyForm, override: OverrideForm, hold: HoldForm, deduct: DeductForm, red: RedForm } as const

/** The form of the step that was begun. */
export const ReceivedStepForm = ({ step, ...props }: Props & { readonly step: ReceivedStep }): ReactNode => {
  const Form = forms[step]
  return <Form {...props} />
}
