import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Result } from '@srm/api/endpoint'
import { identity } from '@srm/api/identity'
import { call } from '@/lib/api/api.ts'
import styles from './log.module.css'
import { useLogText } from '../identity.texts.ts'

type Verdict = Result<typeof identity.log.verify>

/** Walks the whole chain on the server and says whether every link holds. */
export const LogVerify = (): ReactNode => {
  const t = useLogText()
  const [busy, setBusy] = useState(false)
  const [verdict, setVerdict] = useState<Verdict>()
  const verify = async (): Promise<void> => {
    setBusy(true)
    try {
      setVerdict(await call(identity.log.verify, {}))
    } finally {
      setBusy(false)
    }
  }
  const close = (): void => setVerdict(undefined)
  return (
    <>
      <Button
        icon={<SafetyCertificateOutlined aria-hidden />}
        loading={busy}
        onClick={() => void verify().catch(() => undefined)}
      >
        {t('verify')}
      </Button>
      <Modal
        open={verdict !== undefined}
        title={t('verify')}
        footer={<Button onClick={close}>{t('close')}</Button>}
        onCancel={close}
      >
        <output className={styles.verdict} data-intact={verdict?.intact ?? true}>
          <SafetyCertificateOutlined aria-hidden />
          <p>{verdict?.intact ? t('intact') : t('broken', { place: verdict?.firstBroken ?? 0 })}</p>
          <p className={styles.detail}>{t('checked', { count: verdict?.entries ?? 0 })}</p>
        </output>
      </Modal>
    </>
  )
}
