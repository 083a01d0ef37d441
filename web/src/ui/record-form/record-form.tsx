import { Button, Form, type FormInstance } from 'antd'
import { lazy, Suspense, useId, useRef, type ReactNode } from 'react'
import { toast } from '@/lib/toast.ts'
import { useUploading } from '@/lib/api/upload.ts'
import type { Fields, RecordShape, Row } from '../record-shape.ts'
import { useUiText, useFormText } from '../ui.texts.ts'
import { DraftOffer } from './draft/draft-offer.tsx'
import { EditingContext } from './editing.ts'
import { FormSections } from './form-sections.tsx'
import styles from './record-form.module.css'
import { valuesIn, type Section, type Values } from './sections.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useRecordForm } from './use-record-form.ts'
import { useSaving, type How, type Save } from './use-saving.ts'

const StaleDialog = lazy(async () => ({ default: (await import('./stale/stale-dialog.tsx')).StaleDialog }))
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
  /** The one most people want; the others stand before it. */
  readonly primary?: How
  /** Stands beside the fields and follows what is typed. */
  readonly aside?: ((values: Values) => ReactNode) | undefined
  readonly leave: () => void
}

type FootProps = {
  readonly busy: How | undefined
  readonly dirty: boolean
  readonly offers: readonly How[]
  readonly primary: How
  readonly press: (how: How) => void
  readonly cancel: () => void
}

const Foot = ({ busy, dirty, offers, primary, press, cancel }: FootProps): ReactNode => {
  const uploading = useUploading()
  const t = useFormText()
  const ui = useUiText()
  const submits = primary === 'submit'
  const texts = {
    new: t('saveAndNew'),
    submit: t(submits ? 'submit' : 'saveAndSubmit'),
    save: submits ? t('saveDraft') : ui('save'),
  }
  const others = [...(submits ? (['save'] as const) : []), ...offers.filter((how) => how !== primary)]
  return (
    <div className={styles.foot}>
      <output className={styles.kept}>{dirty && t('draft.kept')}</output>
      <Button onClick={cancel}>{ui('cancel')}</Button>
      {others.map((how) => (
        <Button key={how} loading={busy === how} disabled={busy !== undefined || uploading} onClick={() => press(how)}>
          {texts[how]}
        </Button>
      ))}
      <Button
        type="primary"
        htmlType="submit"
        loading={busy === primary || uploading}
        disabled={busy !== undefined || uploading}
      >
        {texts[primary]}
      </Button>
    </div>
  )
}

/** Drawn again with every change, apart from the fields, which are not. */
const Aside = ({ form, aside }: { form: FormInstance<Values>; aside: (values: Values) => ReactNode }): ReactNode => {
  Form.useWatch([], form)
  return <aside className={styles.aside}>{aside(valuesIn(form))}</aside>
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

/** Which button was pressed last; Enter in a field does what the main button does, whatever was pressed before. */
const usePressed = (primary: How) => {
  const how = useRef<How>(undefined)
  return {
    press: (next: How): void => void (how.current = next),
    take: (): How => {
      const now = how.current ?? primary
      how.current = undefined
      return now
    },
  }
}

/** A form whose controls, checks and labels come from the contract; the page only says which fields, in which order. */
export const RecordForm = <F extends Fields>(props: Props<F>): ReactNode => {
  const { record, sections, id, initial, version, save, current, offers = [], primary = 'save', aside, leave } = props
  const { name, fields } = record
  const t = useFormText()
  const formName = useId()
  const [form] = Form.useForm<Values>()
  const state = useRecordForm({ form, record: name, fields, id, initial, version })
  const { base, setBase, dirty, offered } = state
  const saving = useSaving({ form, fields, sections, base, setBase, save, current, saved: state.settle })
  const { place, ...guard } = useLeaveGuard(dirty, state.settle)
  const { press, take } = usePressed(primary)
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
        <div className={aside ? styles.beside : ''}>
          <FormSections fields={fields} sections={sections} />
          {aside && <Aside form={form} aside={aside} />}
        </div>
        <Foot
          busy={saving.busy}
          dirty={dirty}
          offers={offers}
          primary={primary}
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
