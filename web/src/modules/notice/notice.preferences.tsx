import { Switch } from 'antd'
import type { ReactNode } from 'react'
import { notice, noticeTypes } from '@srm/api/notice'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'
import styles from './notice.module.css'
import { useNoticeText } from './notice.texts.ts'

/** Which kind of news comes through which channel. */
export const NoticePreferences = (): ReactNode => {
  const t = useNoticeText()
  const preferences = useRead(notice.preferences, {})
  const { mutate, isPending, variables } = useMutate(notice.setPreference)
  return (
    <Await query={preferences} rows={6}>
      {({ channels, unreachable, items }) => (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('kind')}</th>
                {channels.map((channel) => (
                  <th key={channel} scope="col">
                    {t(`channel.${channel}`)}
                    {unreachable.includes(channel) && <span className={styles.hint}>{t(`missing.${channel}`)}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {noticeTypes.map((type) => (
                <tr key={type}>
                  <th scope="row">
                    {t(`type.${type}`)}
                    <span className={styles.hint}>{t(`hint.${type}`)}</span>
                  </th>
                  {channels.map((channel) => {
                    const on = items.some((one) => one.type === type && one.channel === channel && one.on)
                    const busy = isPending && variables.body.type === type && variables.body.channel === channel
                    return (
                      <td key={channel}>
                        <Switch
                          checked={on}
                          loading={busy}
                          aria-label={`${t(`type.${type}`)} ${t(`channel.${channel}`)}`}
                          onChange={(next) => mutate({ body: { type, channel, on: next } })}
                        />
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Await>
  )
}
