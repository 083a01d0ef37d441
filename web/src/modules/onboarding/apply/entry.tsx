import { useEffect, useState, type ReactNode } from 'react'
import { outside as calls } from '@srm/api/onboarding/outside'
import { isMobile } from '@srm/api/shared/checks'
import { outside } from '@/lib/outside.ts'
import { TextField } from './apply.field.tsx'
import styles from './apply.module.css'
import { Rail } from './apply.rail.tsx'
import { useText } from './apply.texts.ts'

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
    const next = await outside(calls.captcha, null, {})
    setAnswer('')
    setPicture(next)
  }
  useEffect(() => {
    outside(calls.captcha, null, {}).then(setPicture, () => undefined)
  }, [])
  return { picture, answer, setAnswer, load }
}

const useDoor = (way: Way, { company, enter }: Props) => {
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
      setProblem(error instanceof Error ? error.message : '')
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
      const { wait } = await outside(calls.code, null, { body: { ...named, captcha } })
      setUntil(Date.now() + wait * 1000)
      // Not waited for: on a slow line the code may be here before the next picture.
      picture.load().catch(() => undefined)
    })
  const come = (): Promise<void> =>
    during(async () => enter((await outside(calls.enter, null, { body: { ...named, code } })).token))
  return { ...picture, who, setWho, code, setCode, until, problem, busy, ask, come }
}

type DoorState = ReturnType<typeof useDoor>

const Who = ({ way, door }: { readonly way: Way; readonly door: DoorState }): ReactNode => {
  const t = useText()
  const typing =
    way === 'mobile'
      ? ({ type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 11 } as const)
      : ({ autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } as const)
  return (
    <>
      <TextField
        label={t(way === 'mobile' ? 'door.mobile' : 'door.number')}
        hint={t(way === 'mobile' ? 'door.mobile.hint' : 'door.number.hint')}
        value={door.who}
        change={door.setWho}
        {...typing}
      />
      <div className={styles.picture}>
        <TextField
          label={t('door.picture')}
          hint={t('door.picture.hint')}
          value={door.answer}
          change={door.setAnswer}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
        <button type="button" aria-label={t('door.picture.again')} onClick={() => void door.load()}>
          {door.picture && <img src={door.picture.image} alt="" width="148" height="44" />}
        </button>
      </div>
    </>
  )
}

const Code = ({ way, door }: { readonly way: Way; readonly door: DoorState }): ReactNode => {
  const t = useText()
  return (
    <>
      <TextField
        label={t('door.code')}
        hint={t(way === 'mobile' ? 'door.sent' : 'door.sentMaybe')}
        value={door.code}
        change={(code) => door.setCode(code.replaceAll(/\D/g, ''))}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <button
        type="submit"
        className={styles.primary}
        aria-busy={door.busy}
        disabled={door.code.length !== 6 || door.busy}
      >
        {t(way === 'mobile' ? 'door.enter' : 'door.look')}
      </button>
    </>
  )
}

/** Step 1, or the way back to what was sent in: a number, a picture, a code. */
export const ApplyDoor = ({ way, turn, ...props }: Props & { way: Way; turn: () => void }): ReactNode => {
  const t = useText()
  const door = useDoor(way, props)
  const left = useLeft(door.until)
  const known = way === 'mobile' ? isMobile(door.who) : door.who.trim().length >= 4
  const askable = known && door.answer !== '' && left === 0 && !door.busy
  return (
    <>
      {way === 'mobile' && <Rail step={1} />}
      <form
        noValidate
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault()
          if (/^\d{6}$/.test(door.code) && !door.busy) void door.come()
        }}
      >
        <Who way={way} door={door} />
        <button type="button" className={styles.plain} disabled={!askable} onClick={() => void door.ask()}>
          {left > 0 ? t('door.again', { seconds: left }) : t('door.get')}
        </button>
        {door.problem && (
          <p className={styles.error} role="alert">
            {door.problem}
          </p>
        )}
        {door.until > 0 && <Code way={way} door={door} />}
        <button type="button" className={styles.quiet} onClick={turn}>
          {t(way === 'mobile' ? 'door.known' : 'door.new')}
        </button>
      </form>
    </>
  )
}
