/**
 * KEYS: the index of all sessions (by the time of their last use), the session, its wishes. ARGV: id, text, idle seconds, most sessions,
 * channel. Writes a new session, and gives up those that were used longest ago where there are too many. Returns their ids.
 */
export const createScript = `
local now = redis.call('TIME')[1]
redis.call('SET', KEYS[2], ARGV[2], 'EX', ARGV[3])
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[3])
local gone = {}
local cut = -1 - string.len(ARGV[1])
while redis.call('ZCARD', KEYS[1]) > tonumber(ARGV[4]) do
  local oldest = redis.call('ZPOPMIN', KEYS[1])[1]
  redis.call('DEL', string.sub(KEYS[2], 1, cut) .. oldest, string.sub(KEYS[3], 1, cut) .. oldest)
  redis.call('PUBLISH', ARGV[5], 'ended ' .. oldest)
  table.insert(gone, oldest)
end
return gone
`;

/**
 * KEYS as above. ARGV: id, idle seconds. Returns the text of a session, which lives on, and names and values of its wishes in turn; false
 * where there is none.
 */
export const findScript = `
local text = redis.call('GETEX', KEYS[2], 'EX', ARGV[2])
if not text then
  redis.call('ZREM', KEYS[1], ARGV[1])
  return false
end
redis.call('ZADD', KEYS[1], 'XX', redis.call('TIME')[1], ARGV[1])
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
 * KEYS as above. ARGV: id, idle seconds, channel, replica, most wishes, name, and the value unless the wish is given up. Notes a wish of a
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
export const removeScript = `
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('DEL', KEYS[3])
local was = redis.call('DEL', KEYS[2])
if was == 1 then redis.call('PUBLISH', ARGV[2], 'ended ' .. ARGV[1]) end
return was
`;
