/** key → [body code, HTTP status, Chinese, English]. Codes are stable: never reuse one. */
export type ErrorTable = Readonly<Record<string, readonly [code: number, status: number, zh: string, en: string]>>

/* A browser shows the message an answer brings, so the build leaves tables nobody reads out of the pages. */
// @__NO_SIDE_EFFECTS__
export const errors = <T extends ErrorTable>(table: T): T => table

/**
 * 401, 402 and 403 are reserved for the session: the client logs out, refreshes or leaves on them,
 * so a business refusal never uses them.
 */
export const kernelErrors = errors({
  'session.missing': [401, 401, '登录已失效，请重新登录', 'Please sign in again'],
  'session.expired': [402, 402, '登录令牌已过期', 'The access token has expired'],
  'session.password_first': [42299, 422, '请先修改初始密码', 'Change the password you were given first'],
  'session.locked': [42300, 423, '屏幕已锁定，请先解锁', 'The screen is locked. Unlock it first.'],
  'session.forbidden': [
    403,
    403,
    '您无权访问此功能，请联系管理员授权。',
    'You have no permission for this. Ask an administrator.',
  ],
  'session.plan_missing': [
    40301,
    403,
    '此功能需要{{plan}}，请联系管理员升级套餐。',
    'This takes the {{plan}} plan. Ask an administrator to upgrade.',
  ],
  'session.wrong_tenant': [
    403,
    403,
    '企业标识与登录身份不一致',
    'The company in the request is not the one you signed in to',
  ],
  'request.invalid': [40000, 400, '提交的内容有误，请检查', 'The request is not valid'],
  'request.insecure': [
    40002,
    400,
    '当前连接未加密，请使用 https 开头的网址访问',
    'This connection is not encrypted. Open the address that begins with https.',
  ],
  'request.not_found': [40400, 404, '请求的资源不存在', 'Not found'],
  'request.method': [40500, 405, '请求方式不正确', 'Method not allowed'],
  'request.too_large': [41300, 413, '提交的内容过大', 'The request is too large'],
  'request.media_type': [41500, 415, '不支持的内容类型', 'Unsupported content type'],
  'request.too_many': [42900, 429, '操作过于频繁，请稍后再试', 'Too many requests, try again later'],
  'job.too_many': [
    42901,
    429,
    '后台任务排队过多，请等已有任务完成后再试',
    'Too many background jobs are waiting, try again when some are done',
  ],
  'request.key_reused': [42200, 422, '请勿重复提交', 'This was already submitted'],
  'request.in_progress': [40911, 409, '相同的请求正在处理中，请稍候', 'The same request is still being processed'],
  'record.not_found': [40401, 404, '记录不存在或已被删除', 'The record does not exist or was deleted'],
  'record.stale': [
    40912,
    409,
    '记录已被他人修改，请查看差异后再保存',
    'Someone else changed this record, compare before saving',
  ],
  'record.duplicate': [40913, 409, '已存在相同的记录', 'The same record already exists'],
  'record.referenced': [40914, 409, '记录正在被使用，不能删除', 'The record is in use and cannot be deleted'],
  'record.held': [40915, 409, '仍有{{by}}，不能删除', 'It cannot be deleted, it still has {{by}}'],
  'record.read_only': [
    40917,
    409,
    '这条记录只共享给您查看，不能修改',
    'This record is shared with you for reading only',
  ],
  'record.not_shareable': [40916, 409, '您不能共享这条记录', 'You may not share this record'],
  'record.share_over': [42292, 422, '共享的截止日期已过', 'The last day of the share has passed'],
  'record.other_owner': [42291, 422, '您不能替他人填写', "You may not write this in another's name"],
  'record.bad_reference': [42290, 422, '引用的记录不存在', 'A referenced record does not exist'],
  'page.too_deep': [40001, 400, '页码过大，请使用筛选缩小范围', 'Page too deep, narrow the list with filters'],
  'server.busy': [50300, 503, '系统繁忙，请稍后再试', 'The service is busy, try again shortly'],
  'server.timeout': [50400, 504, '处理超时，请稍后再试', 'The request took too long'],
  'server.internal': [50000, 500, '服务器出错了，请稍后再试', 'Something went wrong on our side, try again later'],
})
