import { useState, type ReactNode } from 'react'
import { development } from '@srm/api/identity/development'
import type { Result } from '@srm/api/endpoint'
import { messageOf } from '@/lib/api/api-error.ts'
import { call } from '@/lib/api/api.ts'
import { useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { enter } from './enter.ts'
import styles from './demo.module.css'
import { useLoginText } from '../public/public.texts.ts'

type Person = Result<typeof development.people>[number]

const signIn = async ({ id, tenantId }: Person): Promise<void> => {
  try {
    enter(await call(development.signIn, { body: { userId: id, tenantId } }, { silent: true }))
  } catch (error) {
    toast.error(messageOf(error))
  }
}

/** Where nothing is at stake one may simply pick who to be. */
export const DemoPeople = (): ReactNode => {
  const t = useLoginText()
  const people = useRead(development.people, {}).data ?? []
  const companies = Map.groupBy(people, ({ company }) => company)
  const [chosen, setChosen] = useState<string>()
  const shown = chosen ?? people[0]?.company ?? ''
  return (
    <section className={styles.demo}>
      <div className={styles.head}>
        <h2>{t('demo')}</h2>
        <select aria-label={t('demoCompany')} value={shown} onChange={(event) => setChosen(event.target.value)}>
          {[...companies.keys()].map((company) => (
            <option key={company}>{company}</option>
          ))}
        </select>
      </div>
      {people.length === 0 && <p className={styles.none}>{t('demoNone')}</p>}
      <ul className={styles.people}>
        {companies.get(shown)?.map((person) => (
          <li key={person.id}>
            <button type="button" className={styles.person} onClick={() => void signIn(person)}>
              <span aria-hidden className={styles.face}>
                {person.name.slice(-1)}
              </span>
              <span>{person.name}</span>
              <small>{person.post}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
