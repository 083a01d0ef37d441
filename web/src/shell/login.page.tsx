import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { development } from '@srm/api/identity'
import type { Result } from '@srm/api/endpoint'
import { ApiError } from '@/lib/api-error.ts'
import { call } from '@/lib/api.ts'
import { useCall } from '@/lib/query.ts'
import { setToken } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { Await, State } from '@/ui/states.tsx'
import { Brand } from './brand.tsx'
import styles from './login.module.css'
import { useText } from './shell.texts.ts'
import { Switches } from './switches.tsx'
import { useTitle } from './title.ts'

type Person = Result<typeof development.people>[number]

/** Only a path of our own may be returned to. */
const safe = (target: string | null): string => (target?.startsWith('/') && !target.startsWith('//') ? target : '/')

const useEnter = (): ((person: Person) => Promise<void>) => {
  const t = useText()
  const go = useNavigate()
  const [params] = useSearchParams()
  return async ({ id, tenantId }) => {
    const { token } = await call(development.signIn, { body: { userId: id, tenantId } })
    if (token) {
      setToken(token)
      await go(safe(params.get('redirect')), { replace: true })
    } else toast.error(t('login.broken'))
  }
}

const People = ({ people }: { people: readonly Person[] }): ReactNode => {
  const t = useText()
  const enter = useEnter()
  if (people.length === 0) return <State title={t('login.none')} hint={t('login.noneHint')} />
  return [...Map.groupBy(people, ({ company }) => company)].map(([company, members]) => (
    <section key={company} className={styles.company}>
      <h2>{company}</h2>
      <ul className={styles.people}>
        {members.map((person) => (
          <li key={person.id}>
            <button type="button" className={styles.person} onClick={() => void enter(person).catch(() => undefined)}>
              <span aria-hidden className={styles.face}>
                {person.name.slice(-1)}
              </span>
              <span className={styles.who}>
                <span>{person.name}</span>
                <span className={styles.post}>{person.post}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}

const LoginPage = (): ReactNode => {
  const t = useText()
  useTitle(t('login.title'))
  const query = useCall(development.people, {})
  const absent =
    query.error instanceof ApiError && Number(query.error.code) % 100_000 >= 40_400 && Number(query.error.code) < 40_500
  return (
    <div className={styles.login}>
      <aside className={styles.side}>
        <Brand size={40} />
        <p className={styles.product}>{t('product')}</p>
        <p className={styles.tagline}>{t('tagline')}</p>
        <ul className={styles.points}>
          <li>{t('points.buy')}</li>
          <li>{t('points.spend')}</li>
          <li>{t('points.trust')}</li>
        </ul>
      </aside>
      <main className={styles.main}>
        <div className={styles.switches}>
          <Switches />
        </div>
        {absent ? (
          <State title={t('login.absent')} hint={t('login.absentHint')} />
        ) : (
          <>
            <h1>{t('login.title')}</h1>
            <p className={styles.hint}>{t('login.hint')}</p>
            <Await query={query}>{(people) => <People people={people} />}</Await>
          </>
        )}
      </main>
    </div>
  )
}

export default LoginPage
