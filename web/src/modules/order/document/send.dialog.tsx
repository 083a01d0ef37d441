import { Alert, Modal } from 'antd'
import type { ReactNode } from 'react'
import { order, type OrderSendPreview, type PurchaseOrder } from '@srm/api/order'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { punctuation } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Await } from '@/ui/states.tsx'
import styles from './order.module.css'
import { useOrderText } from '../order.texts.ts'

const Message = ({ preview }: { readonly preview: OrderSendPreview }): ReactNode => {
  const t = useOrderText()
  const { problems, warnings, contact, mobile, text, length } = preview
  return (
    <Stack gap={12}>
      {problems.length > 0 && <Alert type="error" showIcon title={problems.join(punctuation('list'))} />}
      {warnings.length > 0 && <Alert type="warning" showIcon title={warnings.join(punctuation('list'))} />}
      {text !== null && (
        <>
          <Row justify="between" wrap>
            <span>{t('send.to', { contact: contact ?? '', mobile: mobile ?? '' })}</span>
            <Muted size="s">{t('send.length', { count: length })}</Muted>
          </Row>
          <span className={styles.sms}>{text}</span>
        </>
      )}
      <Muted size="s">{t('send.hint')}</Muted>
    </Stack>
  )
}

type Props = { readonly row: Pick<PurchaseOrder, 'id' | 'version' | 'title' | 'stage'>; readonly close: () => void }

/** What the supplier is told, to the letter, before it is told; the same once more while it has not answered. */
export const SendDialog = ({ row: { id, version, title, stage }, close }: Props): ReactNode => {
  const t = useOrderText()
  const preview = useRead(order.order.sendPreview, { params: { id } }, { noCache: true })
  const { mutate, isPending } = useMutate(order.order.send, {
    done: () => {
      toast.success(t('send.done'))
      close()
    },
  })
  const isReady = preview.data?.problems.length === 0
  return (
    <Modal
      open
      title={t('send.title', { title })}
      okText={stage === 'sent' ? t('resend') : t('send')}
      okButtonProps={{ disabled: !isReady, loading: isPending }}
      onOk={() => mutate({ params: { id }, body: { version } })}
      onCancel={close}
    >
      <Await query={preview} rows={3}>
        {(data) => <Message preview={data} />}
      </Await>
    </Modal>
  )
}
