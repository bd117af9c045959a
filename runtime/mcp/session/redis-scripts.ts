/** The quota key of a session in its text; false where that is not the text of a session. */
const quotaKeyOf = `
local function quotaKeyOf(text)
  local isRead, record = pcall(cjson.decode, text)
  return isRead and type(record) == 'table' and type(record.quotaKey) == 'string' and record.quotaKey
end
`;

/**
 * KEYS: the index of all sessions (by the time of their last use), the session, its settings, what the name of the index of each quota key
 * begins with. ARGV: id, text, idle seconds, most sessions, channel, quota key, most sessions of one quota key. Writes a new session, and gives
 * up those that were used longest ago where there are too many: of its quota key first, then of all. Returns their ids.
 */
export const createScript = `
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local of = KEYS[4] .. ARGV[6]
redis.call('SET', KEYS[2], ARGV[2], 'EX', ARGV[3])
local gone = {}
local cut = -1 - string.len(ARGV[1])
local function keep(index, most)
  redis.call('ZADD', index, now, ARGV[1])
  redis.call('ZREMRANGEBYSCORE', index, '-inf', now - ARGV[3])
  while redis.call('ZCARD', index) > tonumber(most) do
    local oldest = redis.call('ZPOPMIN', index)[1]
    redis.call('ZREM', KEYS[1], oldest)
    redis.call('DEL', string.sub(KEYS[2], 1, cut) .. oldest, string.sub(KEYS[3], 1, cut) .. oldest)
    redis.call('PUBLISH', ARGV[5], 'ended ' .. oldest)
    table.insert(gone, oldest)
  end
end
keep(of, ARGV[7])
redis.call('EXPIRE', of, ARGV[3])
keep(KEYS[1], ARGV[4])
return gone
`;

/**
 * KEYS as above. ARGV: id, idle seconds. Returns the text of a session, which lives on, and names and values of its settings in turn; false
 * where there is none.
 */
export const findScript = `${quotaKeyOf}
local text = redis.call('GETEX', KEYS[2], 'EX', ARGV[2])
if not text then
  redis.call('ZREM', KEYS[1], ARGV[1])
  return false
end
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
redis.call('ZADD', KEYS[1], 'XX', now, ARGV[1])
local quotaKey = quotaKeyOf(text)
if quotaKey then
  redis.call('ZADD', KEYS[4] .. quotaKey, 'XX', now, ARGV[1])
  redis.call('EXPIRE', KEYS[4] .. quotaKey, ARGV[2])
end
redis.call('EXPIRE', KEYS[3], ARGV[2])
return { text, redis.call('HGETALL', KEYS[3]) }
`;

/** KEYS as above. ARGV: id, text, idle seconds, channel, replica. Writes a session that is still there; a session that ended stays so. */
export const updateScript = `
if not redis.call('SET', KEYS[2], ARGV[2], 'XX', 'EX', ARGV[3]) then return 0 end
redis.call('PUBLISH', ARGV[4], 'changed ' .. ARGV[1] .. ' ' .. ARGV[5])
return 1
`;

/**
 * KEYS as above. ARGV: id, idle seconds, channel, replica, most settings, name, and the value unless the setting is given up. Notes a setting of a
 * session that is still there.
 */
export const wishScript = `
if redis.call('EXISTS', KEYS[2]) == 0 then return 0 end
if not ARGV[7] then
  redis.call('HDEL', KEYS[3], ARGV[6])
elseif redis.call('HLEN', KEYS[3]) < tonumber(ARGV[5]) or redis.call('HEXISTS', KEYS[3], ARGV[6]) == 1 then
  redis.call('HSET', KEYS[3], ARGV[6], ARGV[7])
  redis.call('EXPIRE', KEYS[3], ARGV[2])
end
redis.call('PUBLISH', ARGV[3], 'changed ' .. ARGV[1] .. ' ' .. ARGV[4])
return 1
`;

/** KEYS as above. ARGV: id, channel. Ends a session on all replicas; 0 where there is none. */
export const removeScript = `${quotaKeyOf}
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('DEL', KEYS[3])
local text = redis.call('GETDEL', KEYS[2])
if not text then return 0 end
local quotaKey = quotaKeyOf(text)
if quotaKey then redis.call('ZREM', KEYS[4] .. quotaKey, ARGV[1]) end
redis.call('PUBLISH', ARGV[2], 'ended ' .. ARGV[1])
return 1
`;
