import { Button, Form } from 'antd'
import { lazy, Suspense, useId, useRef, type ReactNode } from 'react'
import { toast } from '@/lib/toast.ts'
import { useUploading } from '@/lib/upload.ts'
import type { Fields, RecordShape, Row } from '../record-shape.ts'
import { useText as useUiText } from '../ui.texts.ts'
import { DraftOffer } from './draft-offer.tsx'
import { EditingContext } from './editing.ts'
import { FormSections } from './form-sections.tsx'
import { useText } from './form.texts.ts'
import styles from './record-form.module.css'
import type { Section, Values } from './sections.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useRecordForm } from './use-record-form.ts'
import { useSaving, type How, type Save } from './use-saving.ts'

const StaleDialog = lazy(async () => ({ default: (await import('./stale-dialog.tsx')).StaleDialog }))
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }))

type Props<F extends Fields> = {
  readonly record: Pick<RecordShape<F>, 'name' | 'fields'>
  readonly sections: readonly Section<keyof F & string>[]
  /** The record being changed; none while a new one is made. */
  readonly id?: string | undefined
  /** What the fields hold at first: an answer of the server, or defaults. */
  readonly initial: Values
  readonly version?: number | undefined
  readonly save: Save
  /** Fetches the record as it is now, after somebody else changed it. */
  readonly current?: () => Promise<Row>
  /** Ways to save besides the plain one. */
  readonly offers?: readonly How[]
  readonly leave: () => void
}

type FootProps = {
  readonly busy: How | undefined
  readonly dirty: boolean
  readonly offers: readonly How[]
  readonly press: (how: How) => void
  readonly cancel: () => void
}

const Foot = ({ busy, dirty, offers, press, cancel }: FootProps): ReactNode => {
  const uploading = useUploading()
  const t = useText()
  const ui = useUiText()
  const more = { new: t('saveAndNew'), submit: t('saveAndSubmit'), save: ui('save') }
  return (
    <div className={styles.foot}>
      <output className={styles.kept}>{dirty && t('draft.kept')}</output>
      <Button onClick={cancel}>{ui('cancel')}</Button>
      {offers.map((how) => (
        <Button key={how} loading={busy === how} disabled={busy !== undefined || uploading} onClick={() => press(how)}>
          {more[how]}
        </Button>
      ))}
      <Button
        type="primary"
        htmlType="submit"
        loading={busy === 'save' || uploading}
        disabled={busy !== undefined || uploading}
      >
        {ui('save')}
      </Button>
    </div>
  )
}

type SaveState = ReturnType<typeof useSaving>
type State = ReturnType<typeof useRecordForm>
type Guard = Omit<ReturnType<typeof useLeaveGuard>, 'place'>
type DialogProps = { readonly fields: Fields; readonly state: State; readonly saving: SaveState; readonly guard: Guard }

const Dialogs = ({ fields, state: { base, editing, settle }, saving, guard }: DialogProps): ReactNode => (
  <Suspense>
    {saving.conflict && (
      <StaleDialog
        conflict={saving.conflict}
        fields={fields}
        base={base.values}
        mine={editing.values()}
        settle={(chosen) => void saving.settle(chosen)}
        stay={saving.stay}
      />
    )}
    {guard.asked && (
      <LeaveDialog
        stay={guard.stay}
        keep={guard.go}
        drop={() => {
          settle()
          guard.go()
        }}
      />
    )}
  </Suspense>
)

/** Which button was pressed last; Enter in a field saves plainly, whatever was pressed before. */
const usePressed = () => {
  const how = useRef<How>('save')
  return {
    press: (next: How): void => void (how.current = next),
    take: (): How => {
      const now = how.current
      how.current = 'save'
      return now
    },
  }
}

/** A form whose controls, checks and labels come from the contract; the page only says which fields, in which order. */
export const RecordForm = <F extends Fields>(props: Props<F>): ReactNode => {
  const { record, sections, id, initial, version, save, current, offers = [], leave } = props
  const { name, fields } = record
  const t = useText()
  const formName = useId()
  const [form] = Form.useForm<Values>()
  const state = useRecordForm({ form, record: name, fields, id, initial, version })
  const { base, setBase, dirty, offered } = state
  const saving = useSaving({ form, fields, sections, base, setBase, save, current, saved: state.settle })
  const { place, ...guard } = useLeaveGuard(dirty, state.settle)
  const { press, take } = usePressed()
  return (
    <EditingContext value={state.editing}>
      <i ref={place} hidden />
      {offered && <DraftOffer draft={offered} restore={() => state.restore(offered)} drop={state.dropOffered} />}
      <Form
        name={formName}
        form={form}
        layout="vertical"
        requiredMark
        scrollToFirstError={{ block: 'center', focus: true }}
        initialValues={base.values}
        onValuesChange={state.touched}
        onFinish={() => void saving.send(take())}
        onFinishFailed={({ errorFields }) => {
          take()
          toast.warning(t('fix', { count: errorFields.length }))
        }}
      >
        <FormSections fields={fields} sections={sections} />
        <Foot
          busy={saving.busy}
          dirty={dirty}
          offers={offers}
          press={(how) => {
            press(how)
            form.submit()
          }}
          cancel={() => guard.request(leave)}
        />
      </Form>
      <Dialogs fields={fields} state={state} saving={saving} guard={guard} />
    </EditingContext>
  )
}
