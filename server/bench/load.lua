-- wrk script: each request is some tenant's; the same request goes to either server.
local lines, counter, kind = {}, 0, os.getenv('BENCH_KIND')
local thread_seed = 0
function setup(thread) thread:set('seed', thread_seed); thread_seed = thread_seed + 1 end
function init()
  math.randomseed(os.time() + seed * 7919)
  for line in io.lines(os.getenv('BENCH_FILE')) do
    local token, tenant, id = line:match('(%S+) (%S+) (%S+)')
    lines[#lines + 1] = { token = token, tenant = tenant, id = id }
  end
  run = tostring(os.time()) .. tostring(math.random(1, 1e9))
end
function request()
  local one = lines[math.random(#lines)]
  local headers = { ['authorization'] = 'Bearer ' .. one.token, ['x-tenant'] = one.tenant }
  if kind == 'open' then return wrk.format('GET', '/api/auth/ways', headers) end
  if kind == 'signed' then return wrk.format('GET', '/api/apply/manager', headers) end
  if kind == 'list' then return wrk.format('GET', '/api/our_company/list?count=false', headers) end
  if kind == 'detail' then return wrk.format('GET', '/api/our_company/show/' .. one.id, headers) end
  counter = counter + 1
  local mark = run .. seed .. counter
  headers['content-type'] = 'application/json'
  local body = string.format('{"name":"上海云舟会展服务有限公司%s","code":"B-%s","shortName":"云舟会展","status":"enabled","legalPerson":"王晓","phone":"021-58776600","region":"310115","address":"浦东新区世纪大道 1168 号","invoiceTitle":"上海云舟会展服务有限公司","taxpayerType":"general"}', mark, mark)
  return wrk.format('POST', '/api/our_company/create', headers, body)
end
failed = 0
function response(status) if status ~= 200 then failed = failed + 1 end end
local threads = {}
function done(summary) io.write(string.format('RESULT %d %d %d\n', summary.requests, summary.duration, summary.errors.status)) end
