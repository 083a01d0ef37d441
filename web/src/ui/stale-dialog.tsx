import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { Stale } from '@srm/api/shared/record'
import { ApiError } from '@/lib/api-error.ts'
import { formatDateTime } from '@/lib/format.ts'
import { useText } from './ui.texts.ts'

export const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.key === 'record.stale'

type Props = { readonly error: ApiError | undefined; readonly stay: () => void; readonly reload: () => void }

/** Names who was faster and when, and leaves the choice to the reader. */
export const StaleDialog = ({ error, stay, reload }: Props): ReactNode => {
  const t = useText()
  const stale = Stale.safeParse(error?.details).data
  return (
    <Modal
      open={error !== undefined}
      title={t('stale.title')}
      onCancel={stay}
      footer={[
        <Button key="reload" danger onClick={reload}>
          {t('stale.reload')}
        </Button>,
        <Button key="stay" type="primary" onClick={stay}>
          {t('stale.stay')}
        </Button>,
      ]}
    >
      <p>
        {stale
          ? t('stale.text', { name: stale.updatedBy ?? t('stale.someone'), time: formatDateTime(stale.updatedAt) })
          : error?.message}
      </p>
    </Modal>
  )
}
