import { CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { toast } from '@/lib/toast.ts'
import type { FormEditor } from '@/ui/record-form/sections.ts'
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

export const FillInvoice = ({ editing }: { readonly editing: FormEditor }): ReactNode => {
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
