import { Input, InputNumber, Modal, Rate } from 'antd'
import { useState, type ReactNode } from 'react'
import { scorecard, SupplierRating } from '@srm/api/scorecard'
import { metaOf } from '@srm/api/shared/field-meta'
import { shanghaiDay } from '@srm/api/shared/date'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { DateInput } from '@/ui/fields/input/date-input.tsx'
import { Stack } from '@/ui/layout.tsx'
import styles from './scorecard.module.css'
import { useText } from './scorecard.texts.ts'

type LineProps = {
  readonly name: string
  readonly score: number | undefined
  readonly set: (score: number | undefined) => void
}

/** Five stars or a hundred points: each star is twenty. */
const Line = ({ name, score, set }: LineProps): ReactNode => {
  const t = useText()
  return (
    <div className={styles.line}>
      <span>{name}</span>
      <Rate
        allowHalf
        value={score === undefined ? 0 : score / 20}
        onChange={(stars) => set(stars === 0 ? undefined : stars * 20)}
      />
      <InputNumber
        aria-label={name}
        min={0}
        max={100}
        precision={0}
        placeholder={t('rate.skip')}
        value={score ?? null}
        onChange={(value) => set(value ?? undefined)}
      />
    </div>
  )
}

type Props = { readonly supplierId: string; readonly criteria: readonly string[]; readonly close: () => void }

const useRating = ({ supplierId, close }: Props) => {
  const t = useText()
  const [title, setTitle] = useState('')
  const [ratedOn, setRatedOn] = useState(() => shanghaiDay(new Date()))
  const [comment, setComment] = useState('')
  const [scores, setScores] = useState<Readonly<Record<string, number | undefined>>>({})
  const act = useMutate(scorecard.rating.create, {
    done: async () => {
      toast.success(t('rate.done'))
      close()
      await refreshFamily(scorecard.of)
    },
  })
  const given = Object.entries(scores).flatMap(([criterion, score]) =>
    score === undefined ? [] : [{ criterion, score: String(score) }],
  )
  const send = () =>
    act.mutate({ body: { supplier: supplierId, title, ratedOn, scores: given, ...(comment && { comment }) } })
  const ready = title.trim() !== '' && given.length > 0
  return {
    title,
    setTitle,
    ratedOn,
    setRatedOn,
    comment,
    setComment,
    scores,
    setScores,
    send,
    ready,
    busy: act.isPending,
  }
}

/** What somebody who was there says about a supplier. */
export const RateDialog = (props: Props): ReactNode => {
  const t = useText()
  const one = useRating(props)
  return (
    <Modal
      open
      title={t('rate.title')}
      okText={t('rate.send')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !one.ready, loading: one.busy }}
      onOk={one.send}
      onCancel={props.close}
    >
      <label className={styles.field}>
        {t('rate.about')}
        <Input
          maxLength={100}
          placeholder={t('rate.aboutHint')}
          value={one.title}
          onChange={({ target }) => one.setTitle(target.value)}
        />
      </label>
      <label className={styles.field}>
        {t('rate.on')}
        <DateInput
          meta={metaOf(SupplierRating.fields.ratedOn)}
          value={one.ratedOn}
          onChange={(day) => one.setRatedOn(day ?? one.ratedOn)}
        />
      </label>
      <Stack gap={14} className={styles.lines}>
        {props.criteria.map((name) => (
          <Line
            key={name}
            name={name}
            score={one.scores[name]}
            set={(score) => one.setScores({ ...one.scores, [name]: score })}
          />
        ))}
      </Stack>
      <label className={styles.field}>
        {t('rate.comment')}
        <Input.TextArea
          rows={3}
          maxLength={1000}
          value={one.comment}
          onChange={({ target }) => one.setComment(target.value)}
        />
      </label>
    </Modal>
  )
}
