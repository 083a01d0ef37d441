import { Alert, Button, Input, Modal, Upload } from 'antd'
import { useState, type ReactNode } from 'react'
import { payment, type BatchImport } from '@srm/api/payment'
import { useMutate } from '@/lib/api/query.ts'
import { Stack } from '@/ui/layout.tsx'
import styles from './batch.module.css'
import { useBatchText } from '../payment.texts.ts'

const Outcome = ({ result: { problems, ...counts } }: { readonly result: BatchImport }): ReactNode => {
  const t = useBatchText()
  return (
    <Stack gap={8}>
      <Alert type={problems.length > 0 ? 'warning' : 'success'} showIcon title={t('import.result', counts)} />
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ line, text }) => (
            <li key={line}>{t('import.line', { line, text })}</li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

type Props = { readonly batchId: string; readonly close: () => void }

/** What the bank says became of each transfer: a file, or what stands in it. */
export const ImportDialog = ({ batchId, close }: Props): ReactNode => {
  const t = useBatchText()
  const [content, setContent] = useState('')
  const [result, setResult] = useState<BatchImport>()
  const { mutate, isPending } = useMutate(payment.batch.importResult, { done: setResult })
  return (
    <Modal
      open
      title={t('import')}
      okText={t('import.ok')}
      okButtonProps={{ disabled: content.trim() === '', loading: isPending }}
      onOk={() => mutate({ params: { id: batchId }, body: { content } })}
      onCancel={close}
    >
      <Stack gap={12}>
        <span>{t('import.hint')}</span>
        <Upload
          accept=".csv,.txt"
          showUploadList={false}
          beforeUpload={(file) => {
            void file.text().then(setContent)
            return false
          }}
        >
          <Button>{t('import.choose')}</Button>
        </Upload>
        <Input.TextArea
          className={styles.content ?? ''}
          aria-label={t('import.paste')}
          rows={6}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        {result && <Outcome result={result} />}
      </Stack>
    </Modal>
  )
}
