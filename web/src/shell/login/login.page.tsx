import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { auth, type EnteredSession } from '@srm/api/identity/session'
import { useRead } from '@/lib/api/query.ts'
import { setToken, useSession } from '@/lib/session/session.ts'
import { remember, remembered } from '@/lib/storage.ts'
import { safePath } from '@/lib/session/public-routes.ts'
import { Entrance } from '../entrance/entrance.tsx'
import entrance from '../entrance/entrance.module.css'
import { useTitle } from '../title.ts'
import { AccountForm } from './account.form.tsx'
import { ChooseCompany } from './choose-company.tsx'
import { enter, type Choice } from './enter.ts'
import { arrival } from './feishu.ts'
import { useLoginText } from '../public/public.texts.ts'
import { Ways, ways, type Way } from './ways.tsx'

const MobileForm = lazy(async () => ({ default: (await import('./mobile.form.tsx')).MobileForm }))
const FeishuPanel = lazy(async () => ({ default: (await import('./feishu.panel.tsx')).FeishuPanel }))
const DemoPeople = lazy(async () => ({ default: (await import('./demo.people.tsx')).DemoPeople }))

type Props = {
  readonly way: Way
  /** Whoever arrives types at once; whoever chooses among the ways is still choosing. */
  readonly focused: boolean
  readonly entered: (answer: EnteredSession) => void
}

const WayIn = ({ way, focused, entered }: Props): ReactNode => {
  if (way === 'mobile') return <MobileForm focused={focused} entered={entered} />
  if (way === 'feishu') return <FeishuPanel entered={entered} />
  return <AccountForm key={way} sub={way === 'sub'} focused={focused} entered={entered} />
}

/** The way used last time on this machine; coming back from Feishu is that way, whatever was used before. */
const usualWay = (params: URLSearchParams): Way =>
  arrival(params) ? 'feishu' : (ways.find((way) => way === remembered('login-way')) ?? 'account')

/** On a phone the keyboard would cover the page before it was seen. */
const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** The login is switched off on this machine: whoever comes is the administrator. */
const useVirtualRole = (on: boolean | undefined): void => {
  useEffect(() => {
    if (on) setToken('virtual')
  }, [on])
}

const SignIn = (): ReactNode => {
  const t = useLoginText()
  const [params] = useSearchParams()
  const [usual, setUsual] = useState(() => usualWay(params))
  const [choice, setChoice] = useState<Choice>()
  const [chosen, setChosen] = useState(false)
  const { data: offers } = useRead(auth.ways, {})
  useVirtualRole(offers?.virtual)
  const offered = ways.filter((way) => way !== 'feishu' || offers?.feishu || usual === 'feishu')
  const way = offers && !offers.feishu && usual === 'feishu' && !arrival(params) ? 'account' : usual
  const entered = (answer: EnteredSession): void => {
    remember('login-way', way)
    setChoice(enter(answer))
  }
  const change = (next: Way): void => {
    setChosen(true)
    setUsual(next)
  }
  if (choice)
    return (
      <Entrance title={t('choose')} hint={t('chooseHint')}>
        <ChooseCompany choice={choice} back={() => setChoice(undefined)} />
      </Entrance>
    )
  const register = (
    <>
      {t('noAccount')} <Link to="/register">{t('register')}</Link>
    </>
  )
  // It waits for itself only: somebody may be typing already.
  const demo = offers?.demo && (
    <Suspense>
      <DemoPeople />
    </Suspense>
  )
  return (
    <Entrance title={t('welcome')} hint={t('welcomeHint')} below={demo}>
      <Ways offered={offered} way={way} change={change}>
        <Suspense fallback={null}>
          <WayIn way={way} focused={!chosen && !isTouch()} entered={entered} />
        </Suspense>
      </Ways>
      <p className={entrance.after}>{register}</p>
    </Entrance>
  )
}

/** Whoever is signed in already has no business here and is sent on. */
const LoginPage = (): ReactNode => {
  const t = useLoginText()
  const token = useSession((session) => session.token)
  const [params] = useSearchParams()
  useTitle(t('signIn'))
  return token ? <Navigate to={safePath(params.get('redirect'))} replace /> : <SignIn />
}

export default LoginPage
