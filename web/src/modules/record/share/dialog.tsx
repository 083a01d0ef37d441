import { ApartmentOutlined, DeleteOutlined, UserOutlined } from '@ant-design/icons'
import { Button, Modal, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { record } from '@srm/api/record'
import { shareLevels, type RecordShares } from '@srm/api/record/share'
import { metaOf } from '@srm/api/shared/field-meta'
import { date, department, person, type NamedRef } from '@srm/api/shared/fields'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { Ellipsis, Muted, Row, Stack } from '@/ui/layout.tsx'
import { slot, type RecordAt } from '@/ui/slots.ts'
import styles from './share.module.css'
import { useShareText } from '../record.texts.ts'

type Share = RecordShares['shares'][number]

const untilMeta = metaOf(date('有效期至', 'Until'))
const personMeta = metaOf(person('同事', 'Colleague'))
const departmentMeta = metaOf(department('部门', 'Department'))

const targetOf = ({ user, department: place }: Share): NamedRef => user ?? place ?? { id: '', name: '' }

type LineProps = {
  readonly share: Share
  readonly isEditable: boolean
  readonly change: (next: Share) => void
  readonly remove: () => void
}

/** Somebody new has no name here yet; the part that knows people says it. */
const TargetName = ({ share }: { readonly share: Share }): ReactNode => {
  const { user, department: place } = share
  return (
    <Row gap={8} className={styles.target}>
      {user ? <UserOutlined aria-hidden /> : <ApartmentOutlined aria-hidden />}
      <Ellipsis>
        {user && slot('personName', { value: user })}
        {place && slot('departmentName', { value: place })}
      </Ellipsis>
    </Row>
  )
}

const Line = ({ share, isEditable, change, remove }: LineProps): ReactNode => {
  const t = useShareText()
  const { name } = targetOf(share)
  return (
    <li className={styles.line}>
      <TargetName share={share} />
      {isEditable ? (
        <>
          <Select
            aria-label={t('levelOf', { name })}
            className={styles.level ?? ''}
            value={share.level}
            options={shareLevels.map((level) => ({ value: level, label: t(level) }))}
            onChange={(level) => change({ ...share, level })}
          />
          <div className={styles.until}>
            <FieldInput
              meta={untilMeta}
              label={t('untilOf', { name })}
              placeholder={t('forever')}
              value={share.until ?? undefined}
              onChange={(until) => change({ ...share, until: typeof until === 'string' ? until : null })}
            />
          </div>
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('removeOf', { name })}
            onClick={remove}
          />
        </>
      ) : (
        <Muted>
          {[t(share.level), share.until && t('untilDay', { day: share.until })].filter(Boolean).join(' · ')}
        </Muted>
      )}
    </li>
  )
}

type AddProps = { readonly add: (share: Share) => void }

const Add = ({ add }: AddProps): ReactNode => {
  const t = useShareText()
  const common = { level: 'read', until: null } as const
  return (
    <div className={styles.add}>
      {slot('person', {
        meta: personMeta,
        label: t('addPerson'),
        placeholder: t('addPerson'),
        onChange: (id) => id && add({ user: { id, name: '' }, department: null, ...common }),
      })}
      {slot('department', {
        meta: departmentMeta,
        label: t('addDepartment'),
        placeholder: t('addDepartment'),
        onChange: (id) => id && add({ user: null, department: { id, name: '' }, ...common }),
      })}
    </div>
  )
}

type Props = { readonly at: RecordAt; readonly shares: RecordShares; readonly close: () => void }

const inputOf = ({ user, department: place, level, until }: Share) => ({
  ...(user && { user: user.id }),
  ...(place && { department: place.id }),
  level,
  ...(until && { until }),
})

export const ShareDialog = ({ at, shares: { editable, shares }, close }: Props): ReactNode => {
  const t = useShareText()
  const [draft, setDraft] = useState<readonly Share[]>(shares)
  const done = (): void => {
    toast.success(t('saved'))
    close()
  }
  const save = useMutate(record.share, { done })
  const add = (share: Share): void =>
    setDraft((before) => (before.some((one) => targetOf(one).id === targetOf(share).id) ? before : [...before, share]))
  const send = (): void => save.mutate({ params: at, body: { shares: draft.map(inputOf) } })
  const footer = editable ? { okText: t('save'), onOk: send, confirmLoading: save.isPending } : { footer: null }
  return (
    <Modal open title={t('title')} width={640} onCancel={close} cancelText={t('cancel')} {...footer}>
      <Stack gap={16}>
        <Muted>{t(editable ? 'hint' : 'readHint')}</Muted>
        {editable && <Add key={draft.length} add={add} />}
        {draft.length === 0 && <Muted>{t('nobody')}</Muted>}
        <ul className={styles.list}>
          {draft.map((share, index) => (
            <Line
              key={targetOf(share).id}
              share={share}
              isEditable={editable}
              change={(next) => setDraft((before) => before.with(index, next))}
              remove={() => setDraft((before) => before.toSpliced(index, 1))}
            />
          ))}
        </ul>
      </Stack>
    </Modal>
  )
}
