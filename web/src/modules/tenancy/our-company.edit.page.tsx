import type { ReactNode } from 'react'
import { OurCompany, tenancy } from '@srm/api/tenancy'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { toast } from '@/lib/toast.ts'
import type { FormEditor } from '@/ui/record-form/sections.ts'
import { paths } from './our-company.paths.ts'
import { useText } from './tenancy.texts.ts'

type Account = { readonly bankName?: string; readonly accountNo?: string; readonly isDefault?: boolean }
type Values = { readonly [key: string]: unknown; readonly bankAccounts?: readonly Account[] }

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

const FillInvoice = ({ editing }: { readonly editing: FormEditor }): ReactNode => {
  const t = useText()
  const fill = (): void => {
    editing.fill(invoiceOf(editing.values() as Values))
    toast.success(t('filled'))
  }
  return (
    <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={fill}>
      {t('fillInvoice')}
    </Button>
  )
}

const OurCompanyEdit = (): ReactNode => {
  const t = useText()
  return (
    <RecordEditor
      record={OurCompany}
      calls={tenancy.ourCompany}
      paths={paths}
      titles={{ create: t('createTitle'), edit: t('editTitle') }}
      defaults={{ status: 'enabled' }}
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
          extra: (editing) => <FillInvoice editing={editing} />,
        },
        { title: t('section.seals'), fields: ['seals'] },
        { title: t('section.other'), fields: ['owner', 'department', 'remark', 'attachments'] },
      ]}
    />
  )
}

export default OurCompanyEdit
