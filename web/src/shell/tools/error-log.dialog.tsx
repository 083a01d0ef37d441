import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { forgetErrors, useErrors } from '@/lib/api/error-log.ts'
import { formatDateTime } from '@/lib/format.ts'
import { Row } from '@/ui/layout.tsx'
import styles from './error-log.module.css'
import { useToolsText } from '../shell.texts.ts'

/** What went wrong, as text: a message may hold anything. */
export const ErrorDialog = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useToolsText()
  const entries = useErrors((kept) => kept.entries)
  const hide = (): void => {
    close()
    forgetErrors()
  }
  const footer = (
    <>
      <Button onClick={hide}>{t('errors.hide')}</Button>
      <Button type="primary" onClick={close}>
        {t('errors.close')}
      </Button>
    </>
  )
  return (
    <Modal open title={t('errors.title')} width="min(880px, 92vw)" footer={footer} onCancel={close}>
      <p className={styles.hint}>{t('errors.hint')}</p>
      <ul className={styles.entries}>
        {entries.map(({ message, trace, url, at }) => (
          <li key={at + message}>
            <Row as="p" gap={12} align="stretch" justify="between" className={styles.head}>
              <a href={url}>{url}</a>
              <time dateTime={at}>{formatDateTime(at)}</time>
            </Row>
            <p className={styles.message}>{message}</p>
            {trace && (
              <details>
                <summary>{t('errors.trace')}</summary>
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
                <pre tabIndex={0}>{trace}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
