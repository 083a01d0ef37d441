type Language = 'zh' | 'en'

/** What each entry of the system log means. */
const titles: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  'session.sign_in': ['登录', 'Signed in'],
  'session.sign_in_failed': ['登录失败', 'Failed to sign in'],
  'session.refused': ['无权限访问被拒绝', 'Refused for want of a right'],
  'session.sign_out': ['退出登录', 'Signed out'],
  'session.ended': ['结束一处登录', 'Ended a session'],
  'session.wrong_tenant': ['企业标识不符', 'Another company named in a request'],
  'session.refresh_reuse': ['令牌被重复使用，登录已终止', 'A copied token was used, the session was ended'],
  'session.see_as': ['以角色查看', 'Looked as a role'],
  'password.changed': ['修改密码', 'Changed the password'],
  'password.reset': ['重置密码', 'Reset a password'],
  'mobile.changed': ['更换手机', 'Changed the mobile'],
  'user.disabled': ['停用员工', 'Disabled an employee'],
  'user.enabled': ['启用员工', 'Enabled an employee'],
  'user.handed_over': ['离职交接', 'Handed over'],
  'role.changed': ['修改角色', 'Changed a role'],
  'role.assigned': ['分配角色', 'Assigned roles'],
  'duty.changed': ['修改职责分离规则', 'Changed the separation of duties'],
  'menu.changed': ['修改菜单', 'Changed the menu'],
  'api_key.made': ['新增接口密钥', 'Made an API key'],
  'api_key.removed': ['删除接口密钥', 'Deleted an API key'],
  'tenant.created': ['企业开通', 'Company founded'],
  'tenant.renewed': ['续费', 'Renewed'],
  'tenant.disabled': ['企业停用', 'Company disabled'],
  'tenant.enabled': ['企业启用', 'Company enabled'],
  'file.read': ['下载敏感文件', 'Read a sensitive file'],
  'record.exported': ['导出数据', 'Exported records'],
  'setting.changed': ['修改设置', 'Changed a setting'],
  'sms.tested': ['发送测试短信', 'Sent a test message'],
  'sms.template_changed': ['修改短信模板', 'Changed an SMS template'],
  'announcement.published': ['发布公告', 'Published an announcement'],
  'announcement.withdrawn': ['撤回公告', 'Withdrew an announcement'],
  'seal.opened': ['开标', 'Opened sealed quotes'],
  'batch.confirmed': ['确认付款批次', 'Confirmed a batch of payments'],
  'bank_file.exported': ['导出银行文件', 'Took a bank file with them'],
  'labor_tax.exported': ['导出劳务个税清单', 'Took a list of taxed people with them'],
}

export const logTitle = (action: string, language: Language): string =>
  titles[action]?.[language === 'en' ? 1 : 0] ?? action
