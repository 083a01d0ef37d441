import { FileSearchOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { invoicing, type ReadInvoiceFile } from '@srm/api/invoicing'
import { messageOf } from '@/lib/api/api-error.ts'
import { useMutate } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { uploadFile } from '@/modules/file/index.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { useEditing } from '@/ui/record-form/editing.ts'
import type { Values } from '@/ui/record-form/sections.ts'
import { useReceivedText } from '../invoicing.texts.ts'

/** What the form takes over from a file; what the file does not say stays as it was typed. */
const valuesOf = ({ invoice, ourCompany }: ReadInvoiceFile): Values => ({
  number: invoice.invoiceNo,
  issuedOn: invoice.issuedOn,
  amountExTax: invoice.amountExTax,
  tax: invoice.tax,
  amount: invoice.amount,
  ...(invoice.kind && { kind: invoice.kind, isDeductible: invoice.kind === 'digitalSpecial' }),
  ...(invoice.sellerName !== '' && { sellerName: invoice.sellerName }),
  ...(invoice.sellerTaxNo !== '' && { sellerTaxNo: invoice.sellerTaxNo }),
  ...(invoice.buyerName !== '' && { buyerName: invoice.buyerName }),
  ...(invoice.buyerTaxNo && { buyerTaxNo: invoice.buyerTaxNo }),
  ...(ourCompany && { ourCompany }),
})

const Found = ({ read: { invoice, ourCompany, usedIn } }: { readonly read: ReadInvoiceFile }): ReactNode => {
  const t = useReceivedText()
  const buyer = invoice.buyerName === '' ? (invoice.buyerTaxNo ?? '') : invoice.buyerName
  return (
    <>
      <Alert
        type="success"
        showIcon
        title={t('file.done', { number: invoice.invoiceNo, amount: formatMoney(invoice.amount) })}
      />
      {usedIn !== null && <Alert type="error" showIcon title={t('file.used', { document: usedIn })} />}
      {!ourCompany && buyer !== '' && <Alert type="warning" showIcon title={t('file.notOurs', { buyer })} />}
    </>
  )
}

/** Uploads the file of an invoice, fills the form from what it says and keeps the file with it. */
export const FileReader = ({ values }: { readonly values: Values }): ReactNode => {
  const t = useReceivedText()
  const { fill } = useEditing()
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<ReadInvoiceFile>()
  const [isSending, setIsSending] = useState(false)
  const { mutateAsync, isPending } = useMutate(invoicing.invoiceIn.read)
  const { attachments } = values
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setIsSending(true)
    try {
      const kept = await uploadFile(file)
      const found = await mutateAsync({ body: { file: kept.id } }).catch(() => undefined)
      const files: readonly unknown[] = Array.isArray(attachments) ? attachments : []
      fill({ ...(found && valuesOf(found)), attachments: [...files, kept] })
      setRead(found)
    } catch (error) {
      toast.error(messageOf(error))
    }
    setIsSending(false)
  }
  return (
    <Stack gap={8}>
      <input
        ref={input}
        type="file"
        accept=".xml,.ofd,.pdf"
        hidden
        aria-label={t('file.read')}
        onChange={(event) => void take(event.target.files?.[0]).finally(() => (event.target.value = ''))}
      />
      <Button
        icon={<FileSearchOutlined aria-hidden />}
        loading={isPending || isSending}
        onClick={() => input.current?.click()}
      >
        {t('file.read')}
      </Button>
      <Muted size="s">{t('file.hint')}</Muted>
      {read && <Found read={read} />}
    </Stack>
  )
}
