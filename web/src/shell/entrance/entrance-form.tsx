import type { ReactNode } from 'react'
import { useCaptcha, type Captcha } from '@/lib/session/captcha.ts'
import { sealed } from '@/lib/session/secret.ts'
import { CaptchaField } from './captcha.tsx'
import { Submit } from './submit.tsx'
import { useForm, type Errors, type Form } from './use-form.ts'

type Values = Readonly<Record<string, string>>

type FormProps<V extends Values> = {
  readonly form: Form<V>
  /** What the button says. */
  readonly action: string
  readonly children: ReactNode
}

/** Fields one under the other, and the button that sends them. */
export const EntranceForm = <V extends Values>({ form, action, children }: FormProps<V>): ReactNode => (
  <form noValidate onSubmit={form.submit}>
    {children}
    <Submit alert={form.alert} busy={form.busy}>
      {action}
    </Submit>
  </form>
)

type PasswordValues = Values & { readonly password: string; readonly answer: string }

/** What proves who somebody is, as the server takes it. */
type Proof = { password: string; captcha?: { id: string; answer: string } }

type Options<V extends PasswordValues> = {
  readonly initial: V
  /** What is wrong with the other fields. */
  readonly check: (values: V) => Errors<V>
  /** Said where the picture was not answered. */
  readonly unanswered: string
  readonly send: (values: V, proof: Proof) => Promise<void>
  /** The server's key of a wrong password. */
  readonly refusal: 'login.wrong' | 'unlock.wrong' | 'platform.wrong'
  /** Counts for a single try, like the answer to the picture. */
  readonly once?: keyof V & string
}

export type PasswordForm<V extends PasswordValues> = { readonly form: Form<V>; readonly captcha: Captcha }

/** A form with a password: it is sealed before it leaves, and the server may ask for a picture to be read as well. */
export const usePasswordForm = <V extends PasswordValues>(options: Options<V>): PasswordForm<V> => {
  const captcha = useCaptcha()
  const { picture } = captcha
  const send = async (values: V): Promise<void> => {
    try {
      const password = await sealed(values.password)
      const answer = values.answer.trim()
      await options.send(values, { password, ...(picture && { captcha: { id: picture.id, answer } }) })
    } catch (error) {
      form.set('answer', '')
      if (options.once) form.set(options.once, '')
      captcha.renewAfter(error)
      throw error
    }
  }
  const check = (values: V): Errors<V> => ({
    ...options.check(values),
    ...(captcha.asked && !values.answer.trim() && { answer: options.unanswered }),
  })
  const places = { [options.refusal]: 'password', 'login.captcha': 'answer' } as const
  const form = useForm<V>({ initial: options.initial, check, send, places })
  return { form, captcha }
}

type PasswordProps<V extends PasswordValues> = PasswordForm<V> & Omit<FormProps<V>, 'form'>

export const PasswordEntranceForm = <V extends PasswordValues>(props: PasswordProps<V>): ReactNode => {
  const { form, captcha, action, children } = props
  return (
    <EntranceForm form={form} action={action}>
      {children}
      <CaptchaField form={form} captcha={captcha} />
    </EntranceForm>
  )
}
