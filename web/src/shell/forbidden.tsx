import { LockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { account } from '@srm/api/identity/account'
import { useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { planFor } from '@/lib/session/access.ts'
import { choosePlan } from '@/lib/session/membership.ts'
import { useProfile } from '@/lib/session/session.ts'
import { Row } from '@/ui/layout.tsx'
import { refusalIn } from './forbidden-path.ts'
import styles from './forbidden.module.css'
import { useMenu } from './menu/menu-context.ts'
import { guardAt, titleAt } from './pages.tsx'
import { useShellText } from './shell.texts.ts'
import { useTitle } from './title.ts'

/** Says which page is closed, which right opens it and who gives it, beside the menu that leads elsewhere. */
export const Forbidden = (): ReactNode => {
  const t = useShellText()
  const say = useLabel()
  const menu = useMenu()
  const refusal = refusalIn(useLocation().state)
  const { data: people = [] } = useRead(account.administrators, {})
  const page = refusal && say(titleAt({ pathname: refusal.wanted, search: '' }, menu))
  const me = useProfile()
  const others = people.filter(({ name }) => name !== me?.displayName)
  const names = others.map(({ name }) => name).join(t('403.and'))
  const plan = planFor(me, refusal ? guardAt(refusal.wanted, menu) : [])
  const title = t(plan ? 'plan.title' : '403.title')
  useTitle(title)
  return (
    <section className={styles.forbidden} aria-labelledby="forbidden-title">
      <span className={styles.mark} aria-hidden>
        <LockOutlined />
      </span>
      <h1 id="forbidden-title">{title}</h1>
      {plan ? <p>{t('plan.needs', { page: page ?? '', plan })}</p> : <p>{t('403.hint')}</p>}
      {page && !plan && <p>{t('403.right', { page })}</p>}
      {names && <p>{t(plan ? 'plan.ask' : '403.ask', { names })}</p>}
      <Row gap={8} justify="center" className={styles.ways ?? ''}>
        {plan && (
          <Button type="primary" onClick={() => choosePlan()}>
            {t('plan.upgrade')}
          </Button>
        )}
        <Button type={plan ? 'default' : 'primary'} href="#/">
          {t('home')}
        </Button>
      </Row>
    </section>
  )
}
