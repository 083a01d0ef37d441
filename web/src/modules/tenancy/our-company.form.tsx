import { CopyOutlined } from '@ant-design/icons'
import { Button, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import { OurCompany, type tenancy } from '@srm/api/tenancy'
import type { Input } from '@srm/api/endpoint'
import { toast } from '@/lib/toast.ts'
import { RecordForm } from '@/ui/record-form.tsx'
import { useText } from './tenancy.texts.ts'

export type Sent = Input<typeof tenancy.ourCompany.create>['body']

type Values = { name?: string; creditCode?: string; address?: string; phone?: string; bankAccounts?: Account[] }
type Account = { bankName?: string; accountNo?: string; isDefault?: boolean }

/** An invoice usually names the company itself and its default account. */
const invoiceOf = ({ name, creditCode, address, phone, bankAccounts = [] }: Values) => {
  const account = bankAccounts.find((line) => line.isDefault) ?? bankAccounts[0]
  return {
    invoiceTitle: name,
    taxNo: creditCode,
    invoiceAddress: address,
    invoicePhone: phone,
    invoiceBank: account?.bankName,
    invoiceAccount: account?.accountNo,
  }
}

const FillInvoice = ({ form }: { form: FormInstance }): ReactNode => {
  const t = useText()
  const fill = (): void => {
    form.setFieldsValue(invoiceOf(form.getFieldsValue(true) as Values))
    toast.success(t('filled'))
  }
  return (
    <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={fill}>
      {t('fillInvoice')}
    </Button>
  )
}

type Props = {
  readonly initial: Readonly<Record<string, unknown>>
  readonly submit: (sent: Sent) => Promise<unknown>
  readonly cancel: () => void
  readonly reload?: () => unknown
}

export const OurCompanyForm = ({ submit, ...rest }: Props): ReactNode => {
  const t = useText()
  return (
    <RecordForm
      {...rest}
      fields={OurCompany.fields}
      submit={(sent) => submit(OurCompany.create.parse(sent))}
      sections={[
        {
          title: t('section.basic'),
          fields: ['name', 'shortName', 'status', 'creditCode', 'legalPerson', 'phone', 'region', 'address'],
        },
        { title: t('section.banks'), fields: ['bankAccounts'] },
        {
          title: t('section.invoice'),
          fields: [
            'invoiceTitle',
            'taxNo',
            'taxpayerType',
            'invoiceBank',
            'invoiceAccount',
            'invoicePhone',
            'invoiceAddress',
          ],
          extra: (form) => <FillInvoice form={form} />,
        },
        { title: t('section.seals'), fields: ['seals'] },
        { title: t('section.other'), fields: ['owner', 'department', 'remark', 'attachments'] },
      ]}
    />
  )
}
