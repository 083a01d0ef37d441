import { FileSearchOutlined } from '@ant-design/icons'
import { Alert, Button, Form } from 'antd'
import { useRef, type ReactNode } from 'react'
import { invoicing, maxInvoiceXml, type ReadInvoice } from '@srm/api/invoicing'
import { formatMoney } from '@/lib/format.ts'
import { useMutate } from '@/lib/api/query.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import styles from './invoicing.module.css'
import { useInvoicingText } from './invoicing.texts.ts'

export type ReadXml = { readonly xml: string; readonly read: ReadInvoice }

type Props = { readonly id: string; readonly read: ReadXml | undefined; readonly onRead: (read: ReadXml) => void }

/** What the XML says beside what was applied for. */
const Comparison = ({ read: { invoice, differences } }: { readonly read: ReadInvoice }): ReactNode => {
  const t = useInvoicingText()
  if (differences.length === 0)
    return (
      <Alert
        type="success"
        showIcon
        title={t('xml.fine', { name: invoice.buyerName, amount: formatMoney(invoice.amount) })}
      />
    )
  return (
    <Alert
      type={differences.some(({ isBlocking }) => isBlocking) ? 'error' : 'warning'}
      showIcon
      title={
        <ul className={styles.differences}>
          {differences.map(({ field, applied, printed }) => (
            <li key={field}>{t('xml.differs', { field: t(`field.${field}`), applied, printed })}</li>
          ))}
        </ul>
      }
    />
  )
}

/** Takes the XML of a digital invoice and lets the server say what stands in it. */
export const XmlReader = ({ id, read, onRead }: Props): ReactNode => {
  const t = useInvoicingText()
  const input = useRef<HTMLInputElement>(null)
  const form = Form.useFormInstance()
  const { mutateAsync, isPending } = useMutate(invoicing.invoiceOut.readXml)
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const xml = (await file.text()).slice(0, maxInvoiceXml)
    const found = await mutateAsync({ params: { id }, body: { xml } }).catch(() => undefined)
    if (!found) return
    form.setFieldsValue({ invoiceNo: found.invoice.invoiceNo, issuedOn: found.invoice.issuedOn })
    onRead({ xml, read: found })
  }
  return (
    <Stack gap={8}>
      <input
        ref={input}
        type="file"
        accept=".xml,text/xml,application/xml"
        hidden
        aria-label={t('xml.read')}
        onChange={(event) => void take(event.target.files?.[0]).finally(() => (event.target.value = ''))}
      />
      <Button icon={<FileSearchOutlined aria-hidden />} loading={isPending} onClick={() => input.current?.click()}>
        {t('xml.read')}
      </Button>
      <Muted size="s">{t('xml.hint')}</Muted>
      {read && <Comparison read={read.read} />}
    </Stack>
  )
}
