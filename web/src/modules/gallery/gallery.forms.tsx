import { Button } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { creditCode, date, mobile, text } from '@srm/api/shared/fields'
import { ApiError } from '@/lib/api/api-error.ts'
import { Page } from '@/ui/page.tsx'
import { DraftOffer } from '@/ui/record-form/draft/draft-offer.tsx'
import { FieldsForm, useFieldsForm } from '@/ui/record-form/fields-form.tsx'
import { LeaveDialog } from '@/ui/record-form/leave-dialog.tsx'
import { RecordForm } from '@/ui/record-form/record-form.tsx'
import { StaleDialog } from '@/ui/record-form/stale/stale-dialog.tsx'
import { Case, Cases, Strip } from './gallery.part.tsx'
import { Room } from './gallery.room.tsx'
import { Sample, samples } from './gallery.sample.ts'
import { useText } from './gallery.texts.ts'

const ignore = (): void => undefined

const base = samples[0] ?? {}
const mine = { ...base, amount: '1250000.00', dueOn: '2026-12-01', supplier: '上海华章展览展示有限公司' }
const theirs = { ...base, amount: '1310000.00', remark: '改为夜间进场。' }

const stale = (): ApiError =>
  new ApiError('', 409, {
    key: 'record.stale',
    details: { version: 4, updatedAt: '2026-11-14T16:30:00.000+08:00', updatedBy: '许静怡' },
  })

const Whole = (): ReactNode => {
  const t = useText()
  return (
    <Room>
      <Page title={t('form.title')} back="/">
        <RecordForm
          record={Sample}
          id={samples[0]?.id}
          initial={base}
          version={3}
          sections={[
            { title: t('form.basic'), fields: ['name', 'status', 'supplier', 'amount', 'owner', 'dueOn', 'remark'] },
            { title: t('form.lines'), fields: ['lines'] },
          ]}
          save={() => Promise.reject(stale())}
          current={() => Promise.resolve({ ...theirs, id: samples[0]?.id ?? '', version: 4, actions: ['update'] })}
          offers={['new', 'submit']}
          leave={ignore}
        />
      </Page>
    </Room>
  )
}

const wrong = {
  title: text('发票抬头', 'Invoice title'),
  creditCode: creditCode('统一社会信用代码', 'Credit code'),
  mobile: mobile('手机号', 'Mobile'),
  date: date('开票日期', 'Invoiced on'),
}

/** Checked at once, so that what is wrong is said without anybody pressing a button. */
const Wrong = (): ReactNode => {
  const groups = [{ fields: wrong }]
  const { form, send } = useFieldsForm(groups, () => Promise.resolve())
  useEffect(() => void form.validateFields().catch(ignore), [form])
  return <FieldsForm form={form} groups={groups} initial={{ creditCode: '123', mobile: '1380013' }} send={send} />
}

export const Forms = (): ReactNode => {
  const t = useText()
  const [open, setOpen] = useState<'stale' | 'leave'>()
  const close = (): void => setOpen(undefined)
  const draft = { at: '2026-11-14T16:30:00.000+08:00', version: 3, base: {}, values: {} }
  return (
    <Cases columns={1}>
      <Case label={t('form.whole')} frame="page">
        <Whole />
      </Case>
      <Case label={t('form.wrong')}>
        <Wrong />
      </Case>
      <Case label={t('form.draft')}>
        <DraftOffer draft={draft} restore={ignore} drop={ignore} />
      </Case>
      <Case label={t('form.questions')}>
        <Strip>
          <Button onClick={() => setOpen('stale')}>{t('form.stale')}</Button>
          <Button onClick={() => setOpen('leave')}>{t('form.leave')}</Button>
        </Strip>
      </Case>
      {open === 'stale' && (
        <StaleDialog
          conflict={{ error: stale(), how: 'save', theirs, version: 4 }}
          fields={Sample.fields}
          base={base}
          mine={mine}
          settle={close}
          stay={close}
        />
      )}
      {open === 'leave' && <LeaveDialog stay={close} keep={close} drop={close} />}
    </Cases>
  )
}
