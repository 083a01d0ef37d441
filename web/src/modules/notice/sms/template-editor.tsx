import { SendOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Input, Switch } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { Result } from '@srm/api/endpoint'
import { notice } from '@srm/api/notice'
import { smsMessages, type SmsTemplate } from '@srm/api/notice/sms-template'
import { fillSms, maxSmsLength, signSms, smsTextProblem, type SmsTextProblem } from '@srm/api/shared/sms-scenes'
import { useMutate } from '@/lib/api/query.ts'
import { Can } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { FormDrawer } from '@/ui/record-form/form-drawer.tsx'
import styles from './sms.module.css'
import { useSmsText } from '../notice.texts.ts'
import { fromEditor, toEditor } from './template-text.ts'

type Props = {
  readonly template: SmsTemplate
  readonly settings: Omit<Result<typeof smsMessages.smsTemplate.list>, 'items'>
  readonly editable: boolean
  readonly close: () => void
}

const sampled = ({ variables }: SmsTemplate): Record<string, string> =>
  Object.fromEntries(variables.map(({ name, sample }) => [name, sample]))

const useProblemText = () => {
  const t = useSmsText()
  return (problem: SmsTextProblem): string => {
    if (problem.kind === 'unknown') return t('problem.unknown', { names: problem.names.join(' ') })
    return problem.kind === 'long' ? t('problem.long', { count: problem.length - maxSmsLength }) : t('problem.empty')
  }
}

type PreviewProps = { readonly whole: string; readonly problem: SmsTextProblem | undefined }

const Preview = ({ whole, problem }: PreviewProps): ReactNode => {
  const t = useSmsText()
  const problemText = useProblemText()
  return (
    <section aria-label={t('preview')}>
      <Row justify="between" wrap>
        <span className={styles.label}>{t('preview')}</span>
        <output className={styles.count} data-over={whole.length > maxSmsLength}>
          {t('count', { count: whole.length, max: maxSmsLength })}
        </output>
      </Row>
      <p className={styles.bubble}>{whole}</p>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problemText(problem)}
        </p>
      ) : (
        <Muted size="xs">{t('previewHint')}</Muted>
      )}
    </section>
  )
}

type TestProps = {
  readonly scene: string
  readonly text?: string
  readonly settings: Props['settings']
  readonly ready: boolean
}

const Test = ({ scene, text, settings: { mobile, testsLeft }, ready }: TestProps): ReactNode => {
  const t = useSmsText()
  const { mutate, isPending } = useMutate(notice.sms.test, { done: () => toast.success(t('tested')) })
  return (
    <Can code="sms:test">
      <Row wrap>
        <Button
          icon={<SendOutlined aria-hidden />}
          loading={isPending}
          disabled={!ready || mobile === null || testsLeft === 0}
          onClick={() => mutate({ body: { scene, ...(text !== undefined && { text }) } })}
        >
          {t('test')}
        </Button>
        <Muted size="s">{mobile === null ? t('testNone') : t('testTo', { mobile, left: testsLeft })}</Muted>
      </Row>
    </Can>
  )
}

/** What is being changed about a message. */
const useDraft = ({ template, settings: { sign }, close }: Props) => {
  const t = useSmsText()
  const { scene, variables, version } = template
  const [typed, setTyped] = useState(() => toEditor(template.text, variables))
  const [isOn, setIsOn] = useState(template.isOn)
  const [providerTemplate, setProviderTemplate] = useState(template.providerTemplate ?? '')
  const { mutate, isPending } = useMutate(smsMessages.smsTemplate.update, {
    done: () => {
      toast.success(t('saved'))
      close()
    },
  })
  const text = fromEditor(typed, variables).trim()
  const own = providerTemplate.trim() || null
  return {
    typed,
    setTyped,
    isOn,
    setIsOn,
    providerTemplate,
    setProviderTemplate,
    text,
    whole: signSms(sign, fillSms(text, sampled(template))),
    problem: smsTextProblem(sampled(template), sign, text),
    dirty: text !== template.text || isOn !== template.isOn || own !== template.providerTemplate,
    isPending,
    save: () => mutate({ params: { scene }, body: { text, isOn, providerTemplate: own, version } }),
  }
}

type PartProps = { readonly template: SmsTemplate; readonly draft: ReturnType<typeof useDraft> }

const TextField = ({ template: { variables, defaultText }, draft }: PartProps): ReactNode => {
  const t = useSmsText()
  const id = useId()
  const area = useRef<TextAreaRef>(null)
  const { typed, setTyped, text, problem } = draft
  const insert = (name: string): void => {
    const input = area.current?.resizableTextArea?.textArea
    const [from, to] = [input?.selectionStart ?? typed.length, input?.selectionEnd ?? typed.length]
    setTyped(`${typed.slice(0, from)}{${name}}${typed.slice(to)}`)
    input?.focus()
  }
  return (
    <div>
      <Row justify="between">
        <label className={styles.label} htmlFor={id}>
          {t('text')}
        </label>
        <Button
          type="link"
          size="small"
          icon={<UndoOutlined aria-hidden />}
          disabled={text === defaultText}
          onClick={() => setTyped(toEditor(defaultText, variables))}
        >
          {t('reset')}
        </Button>
      </Row>
      <Input.TextArea
        ref={area}
        id={id}
        value={typed}
        autoSize={{ minRows: 3, maxRows: 8 }}
        maxLength={300}
        {...(problem && { status: 'error' })}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Row wrap className={styles.chips}>
        {variables.map(({ name, label }) => (
          <Button key={name} size="small" aria-label={t('insert', { name: label })} onClick={() => insert(label)}>
            {label}
          </Button>
        ))}
      </Row>
    </div>
  )
}

const Settings = ({ template: { required }, draft }: PartProps): ReactNode => {
  const t = useSmsText()
  const id = useId()
  const { isOn, setIsOn, providerTemplate, setProviderTemplate } = draft
  return (
    <>
      <div>
        <label className={styles.label} htmlFor={id}>
          {t('providerTemplate')}
        </label>
        <Input
          id={id}
          value={providerTemplate}
          maxLength={60}
          onChange={(event) => setProviderTemplate(event.target.value)}
        />
        <Muted size="xs">{t('providerHint')}</Muted>
      </div>
      <Row>
        <Switch checked={isOn} disabled={required} aria-label={t('isOn')} onChange={setIsOn} />
        <span>{t('isOn')}</span>
        {required && <Muted size="s">{t('required')}</Muted>}
      </Row>
    </>
  )
}

/** The words of one message, with a preview that is true while one types. */
export const TemplateEditor = (props: Props): ReactNode => {
  const { template, settings, editable, close } = props
  const t = useSmsText()
  const draft = useDraft(props)
  const { text, whole, problem, dirty, isPending, save } = draft
  const foot = (leave: () => void): ReactNode => (
    <Row justify="end">
      <Button onClick={leave}>{editable ? t('cancel') : t('close')}</Button>
      {editable && (
        <Button type="primary" loading={isPending} disabled={problem !== undefined || !dirty} onClick={save}>
          {t('save')}
        </Button>
      )}
    </Row>
  )
  return (
    <FormDrawer
      title={t(editable ? 'editTitle' : 'lookTitle', { name: template.label })}
      dirty={editable && dirty}
      close={close}
      footer={foot}
    >
      <Stack as="form" gap={16} onSubmit={(event) => event.preventDefault()}>
        <Muted as="p">{template.when}</Muted>
        {editable && <TextField template={template} draft={draft} />}
        <Preview whole={whole} problem={problem} />
        <Test scene={template.scene} {...(editable && { text })} settings={settings} ready={problem === undefined} />
        {editable && <Settings template={template} draft={draft} />}
      </Stack>
    </FormDrawer>
  )
}
