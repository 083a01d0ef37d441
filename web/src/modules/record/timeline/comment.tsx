import { CloseOutlined, PaperClipOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { record, type TimelineEvent } from '@srm/api/record'
import { metaOf } from '@srm/api/shared/field-meta'
import { attachments, type NamedRef } from '@srm/api/shared/fields'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { useUploading } from '@/lib/api/upload.ts'
import { clickThrottle } from '@/lib/timing.ts'
import { slot, type KnownFile, type RecordAt } from '@/ui/slots.ts'
import { Skeleton } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { stillMentioned } from './mention.ts'
import { useRecordText } from '../record.texts.ts'
import styles from './timeline.module.css'

const filesMeta = metaOf(attachments('评论附件', 'Files of the comment', { max: 9 }))
const longest = 2000

type Props = RecordAt & { readonly answering: TimelineEvent | undefined; readonly answered: () => void }

const idOf = (file: KnownFile): string => (typeof file === 'string' ? file : file.id)

/** What is being written. A second click while the first is on its way, or right after it, says nothing twice. */
const useComment = ({ subject, id, answering, answered }: Props) => {
  const t = useRecordText()
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<readonly NamedRef[]>([])
  const [files, setFiles] = useState<readonly KnownFile[]>()
  const notBefore = useRef(0)
  const act = useMutate(record.comment, {
    done: () => {
      setText('')
      setPicked([])
      setFiles(undefined)
      answered()
      toast.success(t('sent'))
    },
  })
  const send = async (): Promise<void> => {
    if (!text.trim() || Date.now() < notBefore.current) return
    notBefore.current = Infinity
    const mentions = stillMentioned(text, picked)
    const body = { body: text, mentions, replyTo: answering?.id ?? null, files: (files ?? []).map(idOf) }
    await act.mutateAsync({ params: { subject, id }, body }).then(
      () => (notBefore.current = Date.now() + clickThrottle),
      () => (notBefore.current = 0),
    )
  }
  const pick = (person: NamedRef): void => setPicked((before) => [...before, person])
  return { text, setText, files, setFiles, pick, send, busy: act.isPending }
}

export const Comment = (props: Props): ReactNode => {
  const { answering, answered } = props
  const t = useRecordText()
  const { text, setText, files, setFiles, pick, send, busy } = useComment(props)
  const uploading = useUploading()
  const place = useRef<HTMLDivElement>(null)
  const answeringId = answering?.id
  useEffect(() => {
    if (answeringId) place.current?.querySelector('textarea')?.focus()
  }, [answeringId])
  return (
    <div ref={place} className={styles.composer}>
      {answering && (
        <Row as="p" gap={0} justify="between" className={styles.answering}>
          <span>{t('replyTo', { name: answering.actor?.name ?? t('system') })}</span>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('cancelReply')}
            onClick={answered}
          />
        </Row>
      )}
      <Suspense fallback={<Skeleton rows={2} />}>
        {slot('mentions', {
          label: t('comment'),
          value: text,
          onChange: setText,
          onPick: pick,
          max: longest,
          send: () => void send(),
        })}
      </Suspense>
      {files && (
        <Suspense>
          {slot('files', {
            meta: filesMeta,
            value: files,
            label: t('files'),
            onChange: (next) => setFiles(next ?? []),
          })}
        </Suspense>
      )}
      <Row gap={0} align="stretch" justify="between">
        <Button type="text" size="small" icon={<PaperClipOutlined aria-hidden />} onClick={() => setFiles(files ?? [])}>
          {t('addFiles')}
        </Button>
        <Button
          size="small"
          loading={busy || uploading}
          disabled={!text.trim() || uploading}
          onClick={() => void send()}
        >
          {t('send')}
        </Button>
      </Row>
    </div>
  )
}
