import { Alert, Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import type { Detail } from '@srm/api/approval'
import { useNarrow } from '@/ui/narrow.ts'
import { useUploading } from '@/lib/api/upload.ts'
import { confirmPassword } from '@/lib/session/confirm.ts'
import { ActFields, FilesField, People } from './fields.tsx'
import { bodyOf, isComplete, wordsNeeded, wordsOf, type Kind, type Values } from './act.model.ts'
import { useSend } from './send.ts'
import { actWord, useText } from './act.texts.ts'
import { mineIn, nextAfter, type Edits } from '../detail/detail.model.ts'
import styles from '../detail/detail.module.css'
import { useText as useDetailText } from '../detail/detail.texts.ts'
import { namesIn } from '../detail/words.ts'
import { OpinionBox } from './opinion.box.tsx'
import { sendPicture } from '@/ui/fields/rich/pictures.ts'

const sent = new Map<string, string>()

/**
 * Stores what was drawn and gives its id, or nothing when it could not be stored. Tried again after a refusal,
 * the same drawing is not stored twice.
 */
const sendSignature = async (drawn: string): Promise<string | undefined> => {
  const known = sent.get(drawn)
  if (known) return known
  const bytes = Uint8Array.from(atob(drawn.slice(drawn.indexOf(',') + 1)), (letter) => letter.codePointAt(0) ?? 0)
  const stored = await sendPicture(new File([bytes], 'signature.png', { type: 'image/png' }))
  sent.clear()
  if (stored) sent.set(drawn, stored.id)
  return stored?.id
}

/** What happens when I agree, before I do. */
const Next = ({ detail }: { detail: Detail }): ReactNode => {
  const t = useText()
  const say = useDetailText()
  const mine = mineIn(detail)
  if (!mine) return null
  const next = nextAfter(detail, mine)
  const people = next.kind === 'end' ? '' : namesIn(detail, [...new Set(next.people)], say)
  if (next.kind === 'others') return <p className={styles.next}>{t('next.others', { people })}</p>
  if (next.kind === 'end') return <p className={styles.next}>{t('next.end')}</p>
  const { name } = next
  return <p className={styles.next}>{people ? t('next.step', { name, people }) : t('next.stepNobody', { name })}</p>
}

type Props = {
  readonly detail: Detail
  readonly kind: Kind
  readonly name: string
  readonly danger: boolean
  readonly values: Values
  readonly change: (next: Partial<Values>) => void
  readonly edits: Edits
  readonly close: () => void
  readonly done: () => void
}

const Words = ({ detail, kind, values, change }: Pick<Props, 'detail' | 'kind' | 'values' | 'change'>): ReactNode => {
  const t = useText()
  const words = wordsOf(kind)
  if (words === 'none') return null
  const label = t(words) + (wordsNeeded(detail, kind) ? t('required') : '')
  return (
    <OpinionBox
      label={label}
      placeholder={words === 'reason' ? t('reason.hint') : t('opinion.hint')}
      value={values.words}
      onChange={(next) => change({ words: next })}
      phrases={kind === 'approve'}
      {...(words === 'opinion' && {
        only: Object.keys(detail.people),
        onPick: (person) => change({ named: [...values.named, person] }),
      })}
    />
  )
}

/** Asks for what a step needs and says what comes of it; stays with what was typed when it could not be done. */
export const ActDialog = (props: Props): ReactNode => {
  const { detail, kind, name, danger, values, change, edits, close, done } = props
  const t = useText()
  const narrow = useNarrow()
  const { busy, problem, chooses, send } = useSend(detail)
  const uploading = useUploading()
  const ready = isComplete(detail, kind, values) && (chooses === undefined || values.next.length > 0)
  const go = async (): Promise<void> => {
    const signature = values.signature && (await sendSignature(values.signature))
    if (signature === undefined) return
    if (values.password && !(await confirmPassword(values.password))) return
    if (await send((now, node) => bodyOf(now, kind, { ...values, signature }, edits, node))) done()
  }
  const hint = actWord(t, `hint.${kind}`)
  return (
    <Modal
      open
      title={name}
      width={narrow ? '100%' : 520}
      {...(narrow && { className: styles.sheet ?? '' })}
      mask={{ closable: false }}
      onCancel={close}
      footer={[
        <Button key="no" onClick={close}>
          {t('cancel')}
        </Button>,
        <Button
          key="yes"
          type="primary"
          danger={danger}
          loading={busy || uploading}
          disabled={!ready || uploading}
          onClick={() => void go()}
        >
          {name}
        </Button>,
      ]}
    >
      {problem && <Alert className={styles.problem ?? ''} type="warning" showIcon title={problem} />}
      {kind === 'approve' ? <Next detail={detail} /> : hint && <p className={styles.next}>{hint}</p>}
      <ActFields detail={detail} kind={kind} values={values} change={change} />
      {chooses !== undefined && (
        <People label={t('chooseNext')} value={values.next} onChange={(next) => change({ next })} />
      )}
      <Words detail={detail} kind={kind} values={values} change={change} />
      {wordsOf(kind) === 'opinion' && <FilesField values={values} change={change} />}
    </Modal>
  )
}
