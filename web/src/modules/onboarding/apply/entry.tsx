import { useEffect, useState, type ReactNode } from 'react'
import { external as calls } from '@srm/api/onboarding/external'
import { isMobile } from '@srm/api/shared/checks'
import { messageOf } from '@/lib/api/api-error.ts'
import { callExternal } from '@/lib/external.ts'
import { TextField } from './field.tsx'
import styles from './apply.module.css'
import { Rail } from './rail.tsx'
import { useApplyText } from '../onboarding.texts.ts'

type Props = { readonly company: string; readonly enter: (token: string) => void }
type Way = 'mobile' | 'number'

/** Counts by the clock, so that a sleeping phone does not lengthen the wait. */
const useLeft = (until: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until <= Date.now()) return undefined
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}

const usePicture = () => {
  const [picture, setPicture] = useState<{ id: string; image: string }>()
  const [answer, setAnswer] = useState('')
  const load = async (): Promise<void> => {
    const next = await callExternal(calls.captcha, null, {})
    setAnswer('')
    setPicture(next)
  }
  useEffect(() => {
    callExternal(calls.captcha, null, {}).then(setPicture, () => undefined)
  }, [])
  return { picture, answer, setAnswer, load }
}

const useCodeEntry = (way: Way, { company, enter }: Props) => {
  const picture = usePicture()
  const [who, setWho] = useState('')
  const [code, setCode] = useState('')
  const [until, setUntil] = useState(0)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(messageOf(error))
      if (until === 0) await picture.load().catch(() => undefined)
    } finally {
      setBusy(false)
    }
  }
  const named =
    way === 'mobile'
      ? ({ by: 'mobile', company, mobile: who } as const)
      : ({ by: 'number', company, applyNo: who.trim() } as const)
  const ask = (): Promise<void> =>
    during(async () => {
      const captcha = { id: picture.picture?.id ?? '', answer: picture.answer }
      const { wait } = await callExternal(calls.code, null, { body: { ...named, captcha } })
      setUntil(Date.now() + wait * 1000)
      // Not waited for: on a slow line the code may be here before the next picture.
      picture.load().catch(() => undefined)
    })
  const come = (): Promise<void> =>
    during(async () => enter((await callExternal(calls.enter, null, { body: { ...named, code } })).token))
  return { ...picture, who, setWho, code, setCode, until, problem, busy, ask, come }
}

type CodeEntryState = ReturnType<typeof useCodeEntry>

const Who = ({ way, entry }: { readonly way: Way; readonly entry: CodeEntryState }): ReactNode => {
  const t = useApplyText()
  const typing =
    way === 'mobile'
      ? ({ type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 11 } as const)
      : ({ autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } as const)
  return (
    <>
      <TextField
        label={t(way === 'mobile' ? 'entry.mobile' : 'entry.number')}
        hint={t(way === 'mobile' ? 'entry.mobile.hint' : 'entry.number.hint')}
        value={entry.who}
        change={entry.setWho}
        {...typing}
      />
      <div className={styles.picture}>
        <TextField
          label={t('entry.picture')}
          hint={t('entry.picture.hint')}
          value={entry.answer}
          change={entry.setAnswer}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
        <button type="button" aria-label={t('entry.picture.again')} onClick={() => void entry.load()}>
          {entry.picture && <img src={entry.picture.image} alt="" width="148" height="44" />}
        </button>
      </div>
    </>
  )
}

const Code = ({ way, entry }: { readonly way: Way; readonly entry: CodeEntryState }): ReactNode => {
  const t = useApplyText()
  return (
    <>
      <TextField
        label={t('entry.code')}
        hint={t(way === 'mobile' ? 'entry.sent' : 'entry.sentMaybe')}
        value={entry.code}
        change={(code) => entry.setCode(code.replaceAll(/\D/g, ''))}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <button
        type="submit"
        className={styles.primary}
        aria-busy={entry.busy}
        disabled={entry.code.length !== 6 || entry.busy}
      >
        {t(way === 'mobile' ? 'entry.enter' : 'entry.look')}
      </button>
    </>
  )
}

/** Step 1, or the way back to what was sent in: a number, a picture, a code. */
export const ApplyEntry = ({ way, turn, ...props }: Props & { way: Way; turn: () => void }): ReactNode => {
  const t = useApplyText()
  const entry = useCodeEntry(way, props)
  const left = useLeft(entry.until)
  const known = way === 'mobile' ? isMobile(entry.who) : entry.who.trim().length >= 4
  const askable = known && entry.answer !== '' && left === 0 && !entry.busy
  return (
    <>
      {way === 'mobile' && <Rail step={1} />}
      <form
        noValidate
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault()
          if (/^\d{6}$/.test(entry.code) && !entry.busy) void entry.come()
        }}
      >
        <Who way={way} entry={entry} />
        <button type="button" className={styles.plain} disabled={!askable} onClick={() => void entry.ask()}>
          {left > 0 ? t('entry.again', { seconds: left }) : t('entry.get')}
        </button>
        {entry.problem && (
          <p className={styles.error} role="alert">
            {entry.problem}
          </p>
        )}
        {entry.until > 0 && <Code way={way} entry={entry} />}
        <button type="button" className={styles.quiet} onClick={turn}>
          {t(way === 'mobile' ? 'entry.known' : 'entry.new')}
        </button>
      </form>
    </>
  )
}
