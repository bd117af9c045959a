// Generated from schemas/config/registry-server.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"sources":{"type":"array","items":{"$ref":"../shared/registry/registry-source.json"},"x-list":{"type":"map","keys":["name"]}},"registries":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","sources"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63,"pattern":"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$","x-form":"a name (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)"},"sources":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"x-list":{"type":"atomic"}},"claims":{"$ref":"../shared/registry/claims.json"}}},"x-list":{"type":"map","keys":["name"]}},"limits":{"$ref":"../shared/registry/entry-limits.json"},"auth":{"$ref":"../shared/registry/registry-auth.json"},"cors":{"type":"object","additionalProperties":false,"required":["allowedOrigins"],"properties":{"allowedOrigins":{"type":"array","items":{"type":"string","minLength":1,"maxLength":300},"minItems":1,"maxItems":100,"x-list":{"type":"atomic"}}}},"trustedProxies":{"type":"array","items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[0-9A-Fa-f.:]+(/[0-9]{1,3})?$","x-form":"an IP address or a block of them (10.0.0.0/8)"},"minItems":1,"maxItems":100,"x-list":{"type":"atomic"}},"rateLimits":{"type":"object","additionalProperties":false,"properties":{"perAddress":{"$ref":"../shared/access/rate-limit-bucket.json"},"perSubject":{"$ref":"../shared/access/rate-limit-bucket.json"}},"x-rule":[{"atLeastOneOf":["perAddress","perSubject"]}]},"database":{"$ref":"../shared/registry/registry-database.json"},"dataDir":{"type":"string","minLength":1},"telemetry":{"$ref":"../shared/aggregation/aggregator-telemetry-config.json"},"audit":{"$ref":"./audit.json"}},"x-rule":[{"atMostOneOf":["database","dataDir"]}]};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","x-form":"a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)"},"format":{"type":"string","enum":["upstream"]},"git":{"$ref":"./git-source.json"},"api":{"$ref":"./api-source.json"},"file":{"$ref":"./file-source.json"},"kubernetes":{"$ref":"./kubernetes-source.json"},"managed":{"$ref":"./managed-source.json"},"syncPolicy":{"$ref":"./sync-policy.json"},"filter":{"$ref":"./source-filter.json"},"limits":{"$ref":"./entry-limits.json"},"claims":{"$ref":"./claims.json"}},"x-rule":[{"exactlyOneOf":["git","api","file","kubernetes","managed"]},{"requires":{"if":{"file.data":true},"then":{"syncPolicy":false},"message":"Inline data never changes by itself: syncPolicy has no effect."}},{"requires":{"if":{"kubernetes":true},"then":{"syncPolicy":false,"filter":false},"message":"A cluster is watched, and its resources opt in one by one: syncPolicy and filter have no effect."}},{"requires":{"if":{"managed":true},"then":{"syncPolicy":false,"filter":false},"message":"A managed source takes what is published to it: syncPolicy and filter have no effect."}}]};
const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
const schema2 = {"type":"object","additionalProperties":false,"required":["repository"],"properties":{"repository":{"type":"string","pattern":"^https?://[^\\s/@\\\\]+(/[^\\s]*)?$","x-form":"the URL of a git repository (https or http; ssh is not supported; without password or token, which belong in the file of auth.passwordFile)"},"branch":{"type":"string","minLength":1},"tag":{"type":"string","minLength":1},"commit":{"type":"string","pattern":"^[0-9a-fA-F]{7,64}$","x-form":"a commit (7 to 64 hexadecimal digits)"},"path":{"type":"string","minLength":1},"auth":{"type":"object","additionalProperties":false,"required":["username","passwordFile"],"properties":{"username":{"type":"string","minLength":1},"passwordFile":{"type":"string","pattern":"^(/|[A-Za-z]:[/\\\\])","x-form":"an absolute path (/run/secrets/token)"}}}},"x-rule":[{"atMostOneOf":["branch","tag","commit"]}]};
const pattern1 = new RegExp("^https?://[^\\s/@\\\\]+(/[^\\s]*)?$", "u");
const pattern2 = new RegExp("^[0-9a-fA-F]{7,64}$", "u");
const pattern3 = new RegExp("^(/|[A-Za-z]:[/\\\\])", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.repository === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repository"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "repository") || (key0 === "branch")) || (key0 === "tag")) || (key0 === "commit")) || (key0 === "path")) || (key0 === "auth"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.repository !== undefined){
let data0 = data.repository;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err2 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{ pattern: "the form of the URL of a git repository (https or http; ssh is not supported; without password or token, which belong in the file of auth.passwordFile)" },schema:"^https?://[^\\s/@\\\\]+(/[^\\s]*)?$",parentSchema:schema2.properties.repository,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "string"},schema:schema2.properties.repository.type,parentSchema:schema2.properties.repository,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.branch !== undefined){
let data1 = data.branch;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err4 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2.properties.branch,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"},schema:schema2.properties.branch.type,parentSchema:schema2.properties.branch,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tag !== undefined){
let data2 = data.tag;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err6 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2.properties.tag,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},schema:schema2.properties.tag.type,parentSchema:schema2.properties.tag,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.commit !== undefined){
let data3 = data.commit;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err8 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{ pattern: "the form of a commit (7 to 64 hexadecimal digits)" },schema:"^[0-9a-fA-F]{7,64}$",parentSchema:schema2.properties.commit,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: "string"},schema:schema2.properties.commit.type,parentSchema:schema2.properties.commit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.path !== undefined){
let data4 = data.path;
if(typeof data4 === "string"){
if(isShorter(data4, 1)){
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2.properties.path,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema2.properties.path.type,parentSchema:schema2.properties.path,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.auth !== undefined){
let data5 = data.auth;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.username === undefined){
const err12 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/required",keyword:"required",params:{missingProperty: "username"},schema:schema2.properties.auth.required,parentSchema:schema2.properties.auth,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.passwordFile === undefined){
const err13 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/required",keyword:"required",params:{missingProperty: "passwordFile"},schema:schema2.properties.auth.required,parentSchema:schema2.properties.auth,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "username") || (key1 === "passwordFile"))){
const err14 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema2.properties.auth,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.username !== undefined){
let data6 = data5.username;
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err15 = {instancePath:instancePath+"/auth/username",schemaPath:"#/properties/auth/properties/username/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2.properties.auth.properties.username,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/auth/username",schemaPath:"#/properties/auth/properties/username/type",keyword:"type",params:{type: "string"},schema:schema2.properties.auth.properties.username.type,parentSchema:schema2.properties.auth.properties.username,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.passwordFile !== undefined){
let data7 = data5.passwordFile;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err17 = {instancePath:instancePath+"/auth/passwordFile",schemaPath:"#/properties/auth/properties/passwordFile/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute path (/run/secrets/token)" },schema:"^(/|[A-Za-z]:[/\\\\])",parentSchema:schema2.properties.auth.properties.passwordFile,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/auth/passwordFile",schemaPath:"#/properties/auth/properties/passwordFile/type",keyword:"type",params:{type: "string"},schema:schema2.properties.auth.properties.passwordFile.type,parentSchema:schema2.properties.auth.properties.passwordFile,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/type",keyword:"type",params:{type: "object"},schema:schema2.properties.auth.type,parentSchema:schema2.properties.auth,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if((data.branch !== undefined ? 1 : 0) + (data.tag !== undefined ? 1 : 0) + (data.commit !== undefined ? 1 : 0) > 1){
const err20 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["branch", "tag", "commit"] } },schema:schema2["x-rule"],parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"object","additionalProperties":false,"required":["endpoint"],"properties":{"endpoint":{"type":"string","pattern":"^https?://[^\\s/?#@\\\\]+(/[^\\s?#]*)?$","x-form":"an absolute http or https URL without query, fragment, user name and password (a token belongs in the file of tokenFile)"},"tokenFile":{"type":"string","minLength":1},"timeout":{"$ref":"../value/positive-duration.json"}}};
const pattern4 = new RegExp("^https?://[^\\s/?#@\\\\]+(/[^\\s?#]*)?$", "u");
const schema4 = {"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"x-minimum-duration":"1ms","examples":["30s","1m30s"]};
const pattern5 = new RegExp("^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$", "u");

function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.from(String(data).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1ms").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err1 = {instancePath,schemaPath:"#/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1ms" },schema:"1ms",parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern5.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoint === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "endpoint") || (key0 === "tokenFile")) || (key0 === "timeout"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL without query, fragment, user name and password (a token belongs in the file of tokenFile)" },schema:"^https?://[^\\s/?#@\\\\]+(/[^\\s?#]*)?$",parentSchema:schema3.properties.endpoint,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema3.properties.endpoint.type,parentSchema:schema3.properties.endpoint,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tokenFile !== undefined){
let data1 = data.tokenFile;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err4 = {instancePath:instancePath+"/tokenFile",schemaPath:"#/properties/tokenFile/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3.properties.tokenFile,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/tokenFile",schemaPath:"#/properties/tokenFile/type",keyword:"type",params:{type: "string"},schema:schema3.properties.tokenFile.type,parentSchema:schema3.properties.tokenFile,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate2(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","additionalProperties":false,"properties":{"path":{"type":"string","minLength":1},"url":{"type":"string","pattern":"^https?://[^\\s/?#@\\\\]+([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute http or https URL without user name and password"},"data":{"type":"string","minLength":1},"timeout":{"$ref":"../value/positive-duration.json"}},"x-rule":[{"exactlyOneOf":["path","url","data"]},{"requires":{"if":{"timeout":true},"then":{"url":true},"message":"timeout belongs to url: nothing else is fetched."}}]};
const pattern6 = new RegExp("^https?://[^\\s/?#@\\\\]+([/?#][^\\s]*)?$", "u");

function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "path") || (key0 === "url")) || (key0 === "data")) || (key0 === "timeout"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema5.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema5.properties.path.type,parentSchema:schema5.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(isLonger(data1, 2048)){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema5.properties.url,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern6.test(data1)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL without user name and password" },schema:"^https?://[^\\s/?#@\\\\]+([/?#][^\\s]*)?$",parentSchema:schema5.properties.url,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema5.properties.url.type,parentSchema:schema5.properties.url,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema5.properties.data,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},schema:schema5.properties.data.type,parentSchema:schema5.properties.data,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate2(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if((data.path !== undefined ? 1 : 0) + (data.url !== undefined ? 1 : 0) + (data.data !== undefined ? 1 : 0) !== 1){
const err8 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["path", "url", "data"] } },schema:schema5["x-rule"],parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.timeout !== undefined) && (!(data.url !== undefined))){
const err9 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "timeout belongs to url: nothing else is fetched.", fields: ["timeout", "url"] } },schema:schema5["x-rule"],parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","additionalProperties":false,"properties":{"namespaces":{"type":"array","items":{"type":"string","maxLength":63,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","x-form":"a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)"},"x-list":{"type":"set"}}}};

function validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "namespaces")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.namespaces !== undefined){
let data0 = data.namespaces;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(isLonger(data1, 63)){
const err1 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/properties/namespaces/items/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema6.properties.namespaces.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data1)){
const err2 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/properties/namespaces/items/pattern",keyword:"pattern",params:{ pattern: "the form of a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$",parentSchema:schema6.properties.namespaces.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/properties/namespaces/items/type",keyword:"type",params:{type: "string"},schema:schema6.properties.namespaces.items.type,parentSchema:schema6.properties.namespaces.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let twice0;
if (data0.length > 1) { const seen = new Map(); data0.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err4 = {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema6.properties.namespaces["x-list"],parentSchema:schema6.properties.namespaces,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},schema:schema6.properties.namespaces.type,parentSchema:schema6.properties.namespaces,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","additionalProperties":false};

function validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","additionalProperties":false,"properties":{"interval":{"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"x-minimum-duration":"1s"}}};

function validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "interval")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.interval !== undefined){
let data0 = data.interval;
if(typeof data0 === "string"){
if(isLonger(data0, 64)){
const err1 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema8.properties.interval,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.from(String(data0).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1s").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err2 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1s" },schema:"1s",parentSchema:schema8.properties.interval,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern5.test(data0)){
const err3 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema8.properties.interval,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "string"},schema:schema8.properties.interval.type,parentSchema:schema8.properties.interval,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","additionalProperties":false,"properties":{"names":{"type":"object","additionalProperties":false,"properties":{"include":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"minItems":1,"x-list":{"type":"set"}},"exclude":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"minItems":1,"x-list":{"type":"set"}}},"x-rule":[{"atLeastOneOf":["include","exclude"]}]},"tags":{"type":"object","additionalProperties":false,"properties":{"include":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"minItems":1,"x-list":{"type":"set"}},"exclude":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"minItems":1,"x-list":{"type":"set"}}},"x-rule":[{"atLeastOneOf":["include","exclude"]}]}},"x-rule":[{"atLeastOneOf":["names","tags"]}]};
const pattern7 = new RegExp("^\\S(.*\\S)?$", "u");

function validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "names") || (key0 === "tags"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.names !== undefined){
let data0 = data.names;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((key1 === "include") || (key1 === "exclude"))){
const err1 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema9.properties.names,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.include !== undefined){
let data1 = data0.include;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/names/include",schemaPath:"#/properties/names/properties/include/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema9.properties.names.properties.include,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err3 = {instancePath:instancePath+"/names/include/" + i0,schemaPath:"#/properties/names/properties/include/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.names.properties.include.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern7.test(data2)){
const err4 = {instancePath:instancePath+"/names/include/" + i0,schemaPath:"#/properties/names/properties/include/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema9.properties.names.properties.include.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/names/include/" + i0,schemaPath:"#/properties/names/properties/include/items/type",keyword:"type",params:{type: "string"},schema:schema9.properties.names.properties.include.items.type,parentSchema:schema9.properties.names.properties.include.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let twice0;
if (data1.length > 1) { const seen = new Map(); data1.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err6 = {instancePath:instancePath+"/names/include",schemaPath:"#/properties/names/properties/include/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema9.properties.names.properties.include["x-list"],parentSchema:schema9.properties.names.properties.include,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/names/include",schemaPath:"#/properties/names/properties/include/type",keyword:"type",params:{type: "array"},schema:schema9.properties.names.properties.include.type,parentSchema:schema9.properties.names.properties.include,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.exclude !== undefined){
let data3 = data0.exclude;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/names/exclude",schemaPath:"#/properties/names/properties/exclude/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema9.properties.names.properties.exclude,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(isShorter(data4, 1)){
const err9 = {instancePath:instancePath+"/names/exclude/" + i1,schemaPath:"#/properties/names/properties/exclude/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.names.properties.exclude.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern7.test(data4)){
const err10 = {instancePath:instancePath+"/names/exclude/" + i1,schemaPath:"#/properties/names/properties/exclude/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema9.properties.names.properties.exclude.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/names/exclude/" + i1,schemaPath:"#/properties/names/properties/exclude/items/type",keyword:"type",params:{type: "string"},schema:schema9.properties.names.properties.exclude.items.type,parentSchema:schema9.properties.names.properties.exclude.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let twice1;
if (data3.length > 1) { const seen = new Map(); data3.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err12 = {instancePath:instancePath+"/names/exclude",schemaPath:"#/properties/names/properties/exclude/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema9.properties.names.properties.exclude["x-list"],parentSchema:schema9.properties.names.properties.exclude,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/names/exclude",schemaPath:"#/properties/names/properties/exclude/type",keyword:"type",params:{type: "array"},schema:schema9.properties.names.properties.exclude.type,parentSchema:schema9.properties.names.properties.exclude,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if((data0.include !== undefined ? 1 : 0) + (data0.exclude !== undefined ? 1 : 0) < 1){
const err14 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["include", "exclude"] } },schema:schema9.properties.names["x-rule"],parentSchema:schema9.properties.names,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "object"},schema:schema9.properties.names.type,parentSchema:schema9.properties.names,data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.tags !== undefined){
let data5 = data.tags;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(!((key2 === "include") || (key2 === "exclude"))){
const err16 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema9.properties.tags,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.include !== undefined){
let data6 = data5.include;
if(Array.isArray(data6)){
if(data6.length < 1){
const err17 = {instancePath:instancePath+"/tags/include",schemaPath:"#/properties/tags/properties/include/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema9.properties.tags.properties.include,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(isShorter(data7, 1)){
const err18 = {instancePath:instancePath+"/tags/include/" + i2,schemaPath:"#/properties/tags/properties/include/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.tags.properties.include.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern7.test(data7)){
const err19 = {instancePath:instancePath+"/tags/include/" + i2,schemaPath:"#/properties/tags/properties/include/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema9.properties.tags.properties.include.items,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/tags/include/" + i2,schemaPath:"#/properties/tags/properties/include/items/type",keyword:"type",params:{type: "string"},schema:schema9.properties.tags.properties.include.items.type,parentSchema:schema9.properties.tags.properties.include.items,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let twice2;
if (data6.length > 1) { const seen = new Map(); data6.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice2 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice2 !== undefined){
const err21 = {instancePath:instancePath+"/tags/include",schemaPath:"#/properties/tags/properties/include/x-list",keyword:"x-list",params:{ first: twice2[0], second: twice2[1], keys: [] },schema:schema9.properties.tags.properties.include["x-list"],parentSchema:schema9.properties.tags.properties.include,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/tags/include",schemaPath:"#/properties/tags/properties/include/type",keyword:"type",params:{type: "array"},schema:schema9.properties.tags.properties.include.type,parentSchema:schema9.properties.tags.properties.include,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.exclude !== undefined){
let data8 = data5.exclude;
if(Array.isArray(data8)){
if(data8.length < 1){
const err23 = {instancePath:instancePath+"/tags/exclude",schemaPath:"#/properties/tags/properties/exclude/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema9.properties.tags.properties.exclude,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(isShorter(data9, 1)){
const err24 = {instancePath:instancePath+"/tags/exclude/" + i3,schemaPath:"#/properties/tags/properties/exclude/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.tags.properties.exclude.items,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern7.test(data9)){
const err25 = {instancePath:instancePath+"/tags/exclude/" + i3,schemaPath:"#/properties/tags/properties/exclude/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema9.properties.tags.properties.exclude.items,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/tags/exclude/" + i3,schemaPath:"#/properties/tags/properties/exclude/items/type",keyword:"type",params:{type: "string"},schema:schema9.properties.tags.properties.exclude.items.type,parentSchema:schema9.properties.tags.properties.exclude.items,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let twice3;
if (data8.length > 1) { const seen = new Map(); data8.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice3 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice3 !== undefined){
const err27 = {instancePath:instancePath+"/tags/exclude",schemaPath:"#/properties/tags/properties/exclude/x-list",keyword:"x-list",params:{ first: twice3[0], second: twice3[1], keys: [] },schema:schema9.properties.tags.properties.exclude["x-list"],parentSchema:schema9.properties.tags.properties.exclude,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/tags/exclude",schemaPath:"#/properties/tags/properties/exclude/type",keyword:"type",params:{type: "array"},schema:schema9.properties.tags.properties.exclude.type,parentSchema:schema9.properties.tags.properties.exclude,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if((data5.include !== undefined ? 1 : 0) + (data5.exclude !== undefined ? 1 : 0) < 1){
const err29 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["include", "exclude"] } },schema:schema9.properties.tags["x-rule"],parentSchema:schema9.properties.tags,data:data5};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "object"},schema:schema9.properties.tags.type,parentSchema:schema9.properties.tags,data:data5};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if((data.names !== undefined ? 1 : 0) + (data.tags !== undefined ? 1 : 0) < 1){
const err31 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["names", "tags"] } },schema:schema9["x-rule"],parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"entries":{"minimum":1,"maximum":10000000,"type":"integer"},"bytes":{"minimum":1,"maximum":1099511627776,"type":"integer"},"versionsPerEntry":{"minimum":1,"maximum":1000000,"type":"integer"},"bytesPerEntry":{"minimum":1,"maximum":1099511627776,"type":"integer"}}};

function validate9(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "entries") || (key0 === "bytes")) || (key0 === "versionsPerEntry")) || (key0 === "bytesPerEntry"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.entries !== undefined){
let data0 = data.entries;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.entries.type,parentSchema:schema10.properties.entries,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},schema:10000000,parentSchema:schema10.properties.entries,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema10.properties.entries,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.bytes !== undefined){
let data1 = data.bytes;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.bytes.type,parentSchema:schema10.properties.bytes,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1099511627776 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1099511627776},schema:1099511627776,parentSchema:schema10.properties.bytes,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema10.properties.bytes,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.versionsPerEntry !== undefined){
let data2 = data.versionsPerEntry;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/versionsPerEntry",schemaPath:"#/properties/versionsPerEntry/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.versionsPerEntry.type,parentSchema:schema10.properties.versionsPerEntry,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/versionsPerEntry",schemaPath:"#/properties/versionsPerEntry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},schema:1000000,parentSchema:schema10.properties.versionsPerEntry,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/versionsPerEntry",schemaPath:"#/properties/versionsPerEntry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema10.properties.versionsPerEntry,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.bytesPerEntry !== undefined){
let data3 = data.bytesPerEntry;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/bytesPerEntry",schemaPath:"#/properties/bytesPerEntry/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.bytesPerEntry.type,parentSchema:schema10.properties.bytesPerEntry,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1099511627776 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/bytesPerEntry",schemaPath:"#/properties/bytesPerEntry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1099511627776},schema:1099511627776,parentSchema:schema10.properties.bytesPerEntry,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/bytesPerEntry",schemaPath:"#/properties/bytesPerEntry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema10.properties.bytesPerEntry,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","propertyNames":{"minLength":1},"additionalProperties":{"$ref":"./claim-value.json"}};
const schema12 = {"oneOf":[{"type":"string"},{"type":"array","items":{"type":"string"},"minItems":1,"x-list":{"type":"set"}}]};

function validate10(data, instancePath = ""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema12.oneOf[0].type,parentSchema:schema12.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(Array.isArray(data)){
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema12.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/1/items/type",keyword:"type",params:{type: "string"},schema:schema12.oneOf[1].items.type,parentSchema:schema12.oneOf[1].items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let twice0;
if (data.length > 1) { const seen = new Map(); data.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/1/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema12.oneOf[1]["x-list"],parentSchema:schema12.oneOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},schema:schema12.oneOf[1].type,parentSchema:schema12.oneOf[1],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema12.oneOf,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate10.errors = vErrors;
return errors === 0;
}


function validate11(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(isShorter(key0, 1)){
const err0 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema11.propertyNames,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate10(data[key1], instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate12(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(isLonger(data0, 63)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$",parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.format !== undefined){
let data1 = data.format;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},schema:schema1.properties.format.type,parentSchema:schema1.properties.format,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data1 === "upstream")){
const err7 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema1.properties.format.enum},schema:schema1.properties.format.enum,parentSchema:schema1.properties.format,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.git !== undefined){
if(!(validate1(data.git, instancePath+"/git"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.api !== undefined){
if(!(validate3(data.api, instancePath+"/api"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate4(data.file, instancePath+"/file"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.kubernetes !== undefined){
if(!(validate5(data.kubernetes, instancePath+"/kubernetes"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.managed !== undefined){
if(!(validate6(data.managed, instancePath+"/managed"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.syncPolicy !== undefined){
if(!(validate7(data.syncPolicy, instancePath+"/syncPolicy"))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
if(data.filter !== undefined){
if(!(validate8(data.filter, instancePath+"/filter"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined){
if(!(validate9(data.limits, instancePath+"/limits"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.claims !== undefined){
if(!(validate11(data.claims, instancePath+"/claims"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if((data.git !== undefined ? 1 : 0) + (data.api !== undefined ? 1 : 0) + (data.file !== undefined ? 1 : 0) + (data.kubernetes !== undefined ? 1 : 0) + (data.managed !== undefined ? 1 : 0) !== 1){
const err8 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["git", "api", "file", "kubernetes", "managed"] } },schema:schema1["x-rule"],parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.file?.data !== undefined) && (!(data.syncPolicy === undefined))){
const err9 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Inline data never changes by itself: syncPolicy has no effect.", fields: ["file.data", "syncPolicy"] } },schema:schema1["x-rule"],parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.kubernetes !== undefined) && (!((data.syncPolicy === undefined) && (data.filter === undefined)))){
const err10 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A cluster is watched, and its resources opt in one by one: syncPolicy and filter have no effect.", fields: ["kubernetes", "syncPolicy", "filter"] } },schema:schema1["x-rule"],parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.managed !== undefined) && (!((data.syncPolicy === undefined) && (data.filter === undefined)))){
const err11 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A managed source takes what is published to it: syncPolicy and filter have no effect.", fields: ["managed", "syncPolicy", "filter"] } },schema:schema1["x-rule"],parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["oauth","anonymous"]},"oauth":{"type":"object","additionalProperties":false,"required":["providers"],"properties":{"resourceUrl":{"type":"string","pattern":"^https?://[^\\s?#*%]+$","x-form":"an absolute http or https URL without query and fragment, and without * and %"},"providers":{"type":"array","items":{"$ref":"./registry-oauth-provider.json"},"minItems":1,"x-list":{"type":"map","keys":["name"]}},"signIn":{"$ref":"./registry-sign-in.json"}}},"authz":{"type":"object","additionalProperties":false,"required":["roles"],"properties":{"roles":{"type":"object","additionalProperties":false,"properties":{"superAdmin":{"type":"array","items":{"$ref":"./role-claims.json"},"minItems":1,"x-list":{"type":"atomic"}},"manageSources":{"type":"array","items":{"$ref":"./role-claims.json"},"minItems":1,"x-list":{"type":"atomic"}},"manageRegistries":{"type":"array","items":{"$ref":"./role-claims.json"},"minItems":1,"x-list":{"type":"atomic"}},"manageEntries":{"type":"array","items":{"$ref":"./role-claims.json"},"minItems":1,"x-list":{"type":"atomic"}}},"x-rule":[{"atLeastOneOf":["superAdmin","manageSources","manageRegistries","manageEntries"]}]}}}},"x-rule":[{"discriminator":{"property":"mode","mapping":{"oauth":"oauth","anonymous":null}}},{"requires":{"if":{"mode":"anonymous"},"then":{"authz":false},"message":"Mode anonymous checks nothing, so authz would have no effect: use mode oauth, or remove authz."}}]};
const pattern8 = new RegExp("^https?://[^\\s?#*%]+$", "u");
const schema14 = {"type":"object","additionalProperties":false,"required":["name","issuerUrl","audience"],"properties":{"name":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"issuerUrl":{"type":"string","pattern":"^(https://[^\\s?#]+|http://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?(/[^\\s?#]*)?)$","x-form":"an https URL without query and fragment (plain http on this machine only)"},"audience":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"jwksUrl":{"type":"string","pattern":"^(https://[^\\s]+|http://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?(/[^\\s]*)?)$","x-form":"an absolute https URL (plain http on this machine only)"},"introspectionUrl":{"type":"string","pattern":"^(https://[^\\s]+|http://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?(/[^\\s]*)?)$","x-form":"an absolute https URL (plain http on this machine only)"},"clientId":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"clientSecretFile":{"type":"string","minLength":1},"caCertPath":{"type":"string","minLength":1},"authTokenFile":{"type":"string","minLength":1},"allowPrivateIP":{"type":"boolean"},"algorithms":{"type":"array","items":{"type":"string","enum":["RS256","RS384","RS512","PS256","PS384","PS512","ES256","ES384","ES512","EdDSA"]},"minItems":1,"x-list":{"type":"set"}}},"x-rule":[{"requires":{"if":{"clientId":true},"then":{"introspectionUrl":true},"message":"clientId serves introspection: set introspectionUrl too, or leave it out."}},{"requires":{"if":{"clientSecretFile":true},"then":{"clientId":true},"message":"clientSecretFile needs clientId: whose secret it is."}}]};
const pattern9 = new RegExp("^(https://[^\\s?#]+|http://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?(/[^\\s?#]*)?)$", "u");
const pattern10 = new RegExp("^(https://[^\\s]+|http://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?(/[^\\s]*)?)$", "u");

function validate13(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.issuerUrl === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuerUrl"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.audience === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audience"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema14.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern7.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema14.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema14.properties.name.type,parentSchema:schema14.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.issuerUrl !== undefined){
let data1 = data.issuerUrl;
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
const err7 = {instancePath:instancePath+"/issuerUrl",schemaPath:"#/properties/issuerUrl/pattern",keyword:"pattern",params:{ pattern: "the form of an https URL without query and fragment (plain http on this machine only)" },schema:"^(https://[^\\s?#]+|http://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?(/[^\\s?#]*)?)$",parentSchema:schema14.properties.issuerUrl,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/issuerUrl",schemaPath:"#/properties/issuerUrl/type",keyword:"type",params:{type: "string"},schema:schema14.properties.issuerUrl.type,parentSchema:schema14.properties.issuerUrl,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.audience !== undefined){
let data2 = data.audience;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err9 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.audience,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern7.test(data2)){
const err10 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema14.properties.audience,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema14.properties.audience.type,parentSchema:schema14.properties.audience,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.jwksUrl !== undefined){
let data3 = data.jwksUrl;
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err12 = {instancePath:instancePath+"/jwksUrl",schemaPath:"#/properties/jwksUrl/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute https URL (plain http on this machine only)" },schema:"^(https://[^\\s]+|http://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?(/[^\\s]*)?)$",parentSchema:schema14.properties.jwksUrl,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/jwksUrl",schemaPath:"#/properties/jwksUrl/type",keyword:"type",params:{type: "string"},schema:schema14.properties.jwksUrl.type,parentSchema:schema14.properties.jwksUrl,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.introspectionUrl !== undefined){
let data4 = data.introspectionUrl;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err14 = {instancePath:instancePath+"/introspectionUrl",schemaPath:"#/properties/introspectionUrl/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute https URL (plain http on this machine only)" },schema:"^(https://[^\\s]+|http://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?(/[^\\s]*)?)$",parentSchema:schema14.properties.introspectionUrl,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/introspectionUrl",schemaPath:"#/properties/introspectionUrl/type",keyword:"type",params:{type: "string"},schema:schema14.properties.introspectionUrl.type,parentSchema:schema14.properties.introspectionUrl,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.clientId !== undefined){
let data5 = data.clientId;
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err16 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.clientId,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern7.test(data5)){
const err17 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema14.properties.clientId,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema14.properties.clientId.type,parentSchema:schema14.properties.clientId,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.clientSecretFile !== undefined){
let data6 = data.clientSecretFile;
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err19 = {instancePath:instancePath+"/clientSecretFile",schemaPath:"#/properties/clientSecretFile/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.clientSecretFile,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/clientSecretFile",schemaPath:"#/properties/clientSecretFile/type",keyword:"type",params:{type: "string"},schema:schema14.properties.clientSecretFile.type,parentSchema:schema14.properties.clientSecretFile,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.caCertPath !== undefined){
let data7 = data.caCertPath;
if(typeof data7 === "string"){
if(isShorter(data7, 1)){
const err21 = {instancePath:instancePath+"/caCertPath",schemaPath:"#/properties/caCertPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.caCertPath,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/caCertPath",schemaPath:"#/properties/caCertPath/type",keyword:"type",params:{type: "string"},schema:schema14.properties.caCertPath.type,parentSchema:schema14.properties.caCertPath,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.authTokenFile !== undefined){
let data8 = data.authTokenFile;
if(typeof data8 === "string"){
if(isShorter(data8, 1)){
const err23 = {instancePath:instancePath+"/authTokenFile",schemaPath:"#/properties/authTokenFile/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.authTokenFile,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/authTokenFile",schemaPath:"#/properties/authTokenFile/type",keyword:"type",params:{type: "string"},schema:schema14.properties.authTokenFile.type,parentSchema:schema14.properties.authTokenFile,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.allowPrivateIP !== undefined){
let data9 = data.allowPrivateIP;
if(typeof data9 !== "boolean"){
const err25 = {instancePath:instancePath+"/allowPrivateIP",schemaPath:"#/properties/allowPrivateIP/type",keyword:"type",params:{type: "boolean"},schema:schema14.properties.allowPrivateIP.type,parentSchema:schema14.properties.allowPrivateIP,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.algorithms !== undefined){
let data10 = data.algorithms;
if(Array.isArray(data10)){
if(data10.length < 1){
const err26 = {instancePath:instancePath+"/algorithms",schemaPath:"#/properties/algorithms/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema14.properties.algorithms,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/algorithms/" + i0,schemaPath:"#/properties/algorithms/items/type",keyword:"type",params:{type: "string"},schema:schema14.properties.algorithms.items.type,parentSchema:schema14.properties.algorithms.items,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((((((((data11 === "RS256") || (data11 === "RS384")) || (data11 === "RS512")) || (data11 === "PS256")) || (data11 === "PS384")) || (data11 === "PS512")) || (data11 === "ES256")) || (data11 === "ES384")) || (data11 === "ES512")) || (data11 === "EdDSA"))){
const err28 = {instancePath:instancePath+"/algorithms/" + i0,schemaPath:"#/properties/algorithms/items/enum",keyword:"enum",params:{allowedValues: schema14.properties.algorithms.items.enum},schema:schema14.properties.algorithms.items.enum,parentSchema:schema14.properties.algorithms.items,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let twice0;
if (data10.length > 1) { const seen = new Map(); data10.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err29 = {instancePath:instancePath+"/algorithms",schemaPath:"#/properties/algorithms/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema14.properties.algorithms["x-list"],parentSchema:schema14.properties.algorithms,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/algorithms",schemaPath:"#/properties/algorithms/type",keyword:"type",params:{type: "array"},schema:schema14.properties.algorithms.type,parentSchema:schema14.properties.algorithms,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if((data.clientId !== undefined) && (!(data.introspectionUrl !== undefined))){
const err31 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "clientId serves introspection: set introspectionUrl too, or leave it out.", fields: ["clientId", "introspectionUrl"] } },schema:schema14["x-rule"],parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data.clientSecretFile !== undefined) && (!(data.clientId !== undefined))){
const err32 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "clientSecretFile needs clientId: whose secret it is.", fields: ["clientSecretFile", "clientId"] } },schema:schema14["x-rule"],parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","additionalProperties":false,"required":["clientId"],"properties":{"provider":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"clientId":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"clientSecretFile":{"type":"string","minLength":1},"scopes":{"type":"array","items":{"type":"string","pattern":"^[!#-\\[\\]-~]+$","x-form":"a scope (visible ASCII without spaces, quotes and backslashes)"},"minItems":1,"x-list":{"type":"set"}},"audienceParameter":{"type":"string","enum":["resource","audience","none"]},"sessionSecretFile":{"type":"string","minLength":1}}};
const pattern11 = new RegExp("^[!#-\\[\\]-~]+$", "u");

function validate14(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clientId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientId"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "provider") || (key0 === "clientId")) || (key0 === "clientSecretFile")) || (key0 === "scopes")) || (key0 === "audienceParameter")) || (key0 === "sessionSecretFile"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err2 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema15.properties.provider,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern7.test(data0)){
const err3 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema15.properties.provider,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema15.properties.provider.type,parentSchema:schema15.properties.provider,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.clientId !== undefined){
let data1 = data.clientId;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema15.properties.clientId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern7.test(data1)){
const err6 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema15.properties.clientId,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema15.properties.clientId.type,parentSchema:schema15.properties.clientId,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.clientSecretFile !== undefined){
let data2 = data.clientSecretFile;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err8 = {instancePath:instancePath+"/clientSecretFile",schemaPath:"#/properties/clientSecretFile/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema15.properties.clientSecretFile,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/clientSecretFile",schemaPath:"#/properties/clientSecretFile/type",keyword:"type",params:{type: "string"},schema:schema15.properties.clientSecretFile.type,parentSchema:schema15.properties.clientSecretFile,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.scopes !== undefined){
let data3 = data.scopes;
if(Array.isArray(data3)){
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema15.properties.scopes,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern11.test(data4)){
const err11 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a scope (visible ASCII without spaces, quotes and backslashes)" },schema:"^[!#-\\[\\]-~]+$",parentSchema:schema15.properties.scopes.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema15.properties.scopes.items.type,parentSchema:schema15.properties.scopes.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let twice0;
if (data3.length > 1) { const seen = new Map(); data3.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err13 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema15.properties.scopes["x-list"],parentSchema:schema15.properties.scopes,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema15.properties.scopes.type,parentSchema:schema15.properties.scopes,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.audienceParameter !== undefined){
let data5 = data.audienceParameter;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/audienceParameter",schemaPath:"#/properties/audienceParameter/type",keyword:"type",params:{type: "string"},schema:schema15.properties.audienceParameter.type,parentSchema:schema15.properties.audienceParameter,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data5 === "resource") || (data5 === "audience")) || (data5 === "none"))){
const err16 = {instancePath:instancePath+"/audienceParameter",schemaPath:"#/properties/audienceParameter/enum",keyword:"enum",params:{allowedValues: schema15.properties.audienceParameter.enum},schema:schema15.properties.audienceParameter.enum,parentSchema:schema15.properties.audienceParameter,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sessionSecretFile !== undefined){
let data6 = data.sessionSecretFile;
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err17 = {instancePath:instancePath+"/sessionSecretFile",schemaPath:"#/properties/sessionSecretFile/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema15.properties.sessionSecretFile,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/sessionSecretFile",schemaPath:"#/properties/sessionSecretFile/type",keyword:"type",params:{type: "string"},schema:schema15.properties.sessionSecretFile.type,parentSchema:schema15.properties.sessionSecretFile,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","propertyNames":{"minLength":1},"minProperties":1,"additionalProperties":{"$ref":"./claim-value.json"}};

function validate15(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(isShorter(key0, 1)){
const err1 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema16.propertyNames,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key1 in data){
if(!(validate10(data[key1], instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate16(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "mode") || (key0 === "oauth")) || (key0 === "authz"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},schema:schema13.properties.mode.type,parentSchema:schema13.properties.mode,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "oauth") || (data0 === "anonymous"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema13.properties.mode.enum},schema:schema13.properties.mode.enum,parentSchema:schema13.properties.mode,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.oauth !== undefined){
let data1 = data.oauth;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.providers === undefined){
const err3 = {instancePath:instancePath+"/oauth",schemaPath:"#/properties/oauth/required",keyword:"required",params:{missingProperty: "providers"},schema:schema13.properties.oauth.required,parentSchema:schema13.properties.oauth,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "resourceUrl") || (key1 === "providers")) || (key1 === "signIn"))){
const err4 = {instancePath:instancePath+"/oauth",schemaPath:"#/properties/oauth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema13.properties.oauth,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.resourceUrl !== undefined){
let data2 = data1.resourceUrl;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err5 = {instancePath:instancePath+"/oauth/resourceUrl",schemaPath:"#/properties/oauth/properties/resourceUrl/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL without query and fragment, and without * and %" },schema:"^https?://[^\\s?#*%]+$",parentSchema:schema13.properties.oauth.properties.resourceUrl,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/oauth/resourceUrl",schemaPath:"#/properties/oauth/properties/resourceUrl/type",keyword:"type",params:{type: "string"},schema:schema13.properties.oauth.properties.resourceUrl.type,parentSchema:schema13.properties.oauth.properties.resourceUrl,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.providers !== undefined){
let data3 = data1.providers;
if(Array.isArray(data3)){
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/oauth/providers",schemaPath:"#/properties/oauth/properties/providers/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema13.properties.oauth.properties.providers,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate13(data3[i0], instancePath+"/oauth/providers/" + i0))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
}
let twice0;
if (data3.length > 1) { const seen = new Map(); data3.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err8 = {instancePath:instancePath+"/oauth/providers",schemaPath:"#/properties/oauth/properties/providers/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema13.properties.oauth.properties.providers["x-list"],parentSchema:schema13.properties.oauth.properties.providers,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/oauth/providers",schemaPath:"#/properties/oauth/properties/providers/type",keyword:"type",params:{type: "array"},schema:schema13.properties.oauth.properties.providers.type,parentSchema:schema13.properties.oauth.properties.providers,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.signIn !== undefined){
if(!(validate14(data1.signIn, instancePath+"/oauth/signIn"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/oauth",schemaPath:"#/properties/oauth/type",keyword:"type",params:{type: "object"},schema:schema13.properties.oauth.type,parentSchema:schema13.properties.oauth,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.authz !== undefined){
let data6 = data.authz;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.roles === undefined){
const err11 = {instancePath:instancePath+"/authz",schemaPath:"#/properties/authz/required",keyword:"required",params:{missingProperty: "roles"},schema:schema13.properties.authz.required,parentSchema:schema13.properties.authz,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key2 in data6){
if(!(key2 === "roles")){
const err12 = {instancePath:instancePath+"/authz",schemaPath:"#/properties/authz/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema13.properties.authz,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.roles !== undefined){
let data7 = data6.roles;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key3 in data7){
if(!((((key3 === "superAdmin") || (key3 === "manageSources")) || (key3 === "manageRegistries")) || (key3 === "manageEntries"))){
const err13 = {instancePath:instancePath+"/authz/roles",schemaPath:"#/properties/authz/properties/roles/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema13.properties.authz.properties.roles,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.superAdmin !== undefined){
let data8 = data7.superAdmin;
if(Array.isArray(data8)){
if(data8.length < 1){
const err14 = {instancePath:instancePath+"/authz/roles/superAdmin",schemaPath:"#/properties/authz/properties/roles/properties/superAdmin/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema13.properties.authz.properties.roles.properties.superAdmin,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validate15(data8[i1], instancePath+"/authz/roles/superAdmin/" + i1))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/authz/roles/superAdmin",schemaPath:"#/properties/authz/properties/roles/properties/superAdmin/type",keyword:"type",params:{type: "array"},schema:schema13.properties.authz.properties.roles.properties.superAdmin.type,parentSchema:schema13.properties.authz.properties.roles.properties.superAdmin,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.manageSources !== undefined){
let data10 = data7.manageSources;
if(Array.isArray(data10)){
if(data10.length < 1){
const err16 = {instancePath:instancePath+"/authz/roles/manageSources",schemaPath:"#/properties/authz/properties/roles/properties/manageSources/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema13.properties.authz.properties.roles.properties.manageSources,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(!(validate15(data10[i2], instancePath+"/authz/roles/manageSources/" + i2))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/authz/roles/manageSources",schemaPath:"#/properties/authz/properties/roles/properties/manageSources/type",keyword:"type",params:{type: "array"},schema:schema13.properties.authz.properties.roles.properties.manageSources.type,parentSchema:schema13.properties.authz.properties.roles.properties.manageSources,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.manageRegistries !== undefined){
let data12 = data7.manageRegistries;
if(Array.isArray(data12)){
if(data12.length < 1){
const err18 = {instancePath:instancePath+"/authz/roles/manageRegistries",schemaPath:"#/properties/authz/properties/roles/properties/manageRegistries/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema13.properties.authz.properties.roles.properties.manageRegistries,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(!(validate15(data12[i3], instancePath+"/authz/roles/manageRegistries/" + i3))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/authz/roles/manageRegistries",schemaPath:"#/properties/authz/properties/roles/properties/manageRegistries/type",keyword:"type",params:{type: "array"},schema:schema13.properties.authz.properties.roles.properties.manageRegistries.type,parentSchema:schema13.properties.authz.properties.roles.properties.manageRegistries,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.manageEntries !== undefined){
let data14 = data7.manageEntries;
if(Array.isArray(data14)){
if(data14.length < 1){
const err20 = {instancePath:instancePath+"/authz/roles/manageEntries",schemaPath:"#/properties/authz/properties/roles/properties/manageEntries/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema13.properties.authz.properties.roles.properties.manageEntries,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
if(!(validate15(data14[i4], instancePath+"/authz/roles/manageEntries/" + i4))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/authz/roles/manageEntries",schemaPath:"#/properties/authz/properties/roles/properties/manageEntries/type",keyword:"type",params:{type: "array"},schema:schema13.properties.authz.properties.roles.properties.manageEntries.type,parentSchema:schema13.properties.authz.properties.roles.properties.manageEntries,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if((data7.superAdmin !== undefined ? 1 : 0) + (data7.manageSources !== undefined ? 1 : 0) + (data7.manageRegistries !== undefined ? 1 : 0) + (data7.manageEntries !== undefined ? 1 : 0) < 1){
const err22 = {instancePath:instancePath+"/authz/roles",schemaPath:"#/properties/authz/properties/roles/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["superAdmin", "manageSources", "manageRegistries", "manageEntries"] } },schema:schema13.properties.authz.properties.roles["x-rule"],parentSchema:schema13.properties.authz.properties.roles,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/authz/roles",schemaPath:"#/properties/authz/properties/roles/type",keyword:"type",params:{type: "object"},schema:schema13.properties.authz.properties.roles.type,parentSchema:schema13.properties.authz.properties.roles,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/authz",schemaPath:"#/properties/authz/type",keyword:"type",params:{type: "object"},schema:schema13.properties.authz.type,parentSchema:schema13.properties.authz,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(((data.mode === "oauth") || (data.mode === undefined)) && (data.oauth === undefined)){
const err25 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "mode", value: "oauth", missing: "oauth" } },schema:schema13["x-rule"],parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.oauth !== undefined) && (data.mode === "anonymous")){
const err26 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "mode", value: data.mode ?? "oauth", foreign: "oauth", owners: ["oauth"] } },schema:schema13["x-rule"],parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.mode === "anonymous") && (!(data.authz === undefined))){
const err27 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Mode anonymous checks nothing, so authz would have no effect: use mode oauth, or remove authz.", fields: ["mode", "authz"] } },schema:schema13["x-rule"],parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"object","additionalProperties":false,"required":["maxTokens","refillPeriod"],"properties":{"maxTokens":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"refillPeriod":{"$ref":"../value/positive-duration.json"}}};

function validate17(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maxTokens === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxTokens"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.refillPeriod === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refillPeriod"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "maxTokens") || (key0 === "refillPeriod"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.maxTokens !== undefined){
let data0 = data.maxTokens;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{type: "integer"},schema:schema17.properties.maxTokens.type,parentSchema:schema17.properties.maxTokens,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema17.properties.maxTokens,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema17.properties.maxTokens,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.refillPeriod !== undefined){
if(!(validate2(data.refillPeriod, instancePath+"/refillPeriod"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","additionalProperties":false,"required":["host","user","database"],"properties":{"host":{"type":"string","minLength":1},"port":{"minimum":1,"maximum":65535,"type":"integer"},"user":{"type":"string","minLength":1},"password":{"type":"string","minLength":1},"passwordFile":{"type":"string","pattern":"^(/|[A-Za-z]:[/\\\\])","x-form":"an absolute path (/run/secrets/password)"},"database":{"type":"string","minLength":1},"migrationUser":{"type":"string","minLength":1},"migrationPassword":{"type":"string","minLength":1},"migrationPasswordFile":{"type":"string","pattern":"^(/|[A-Za-z]:[/\\\\])","x-form":"an absolute path (/run/secrets/password)"},"sslMode":{"type":"string","enum":["disable","require","verify-ca","verify-full"]},"caCertPath":{"type":"string","minLength":1},"maxOpenConns":{"minimum":1,"maximum":10000,"type":"integer"},"connMaxLifetime":{"$ref":"../value/positive-duration.json"}},"x-rule":[{"atMostOneOf":["password","passwordFile"]},{"atMostOneOf":["migrationPassword","migrationPasswordFile"]},{"requires":{"if":{"migrationPassword":true},"then":{"migrationUser":true},"message":"migrationPassword needs migrationUser: whose password it is."}},{"requires":{"if":{"migrationPasswordFile":true},"then":{"migrationUser":true},"message":"migrationPasswordFile needs migrationUser: whose password it is."}},{"requires":{"if":{"caCertPath":true},"then":{"sslMode":["verify-ca","verify-full"]},"message":"caCertPath checks the server: use sslMode verify-ca or verify-full, or leave it out."}}]};

function validate18(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "host"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.database === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "database"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema18.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.host !== undefined){
let data0 = data.host;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err4 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.host,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},schema:schema18.properties.host.type,parentSchema:schema18.properties.host,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.port !== undefined){
let data1 = data.port;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.port.type,parentSchema:schema18.properties.port,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema18.properties.port,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema18.properties.port,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.user !== undefined){
let data2 = data.user;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err9 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.user,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},schema:schema18.properties.user.type,parentSchema:schema18.properties.user,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.password !== undefined){
let data3 = data.password;
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err11 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.password,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},schema:schema18.properties.password.type,parentSchema:schema18.properties.password,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.passwordFile !== undefined){
let data4 = data.passwordFile;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err13 = {instancePath:instancePath+"/passwordFile",schemaPath:"#/properties/passwordFile/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute path (/run/secrets/password)" },schema:"^(/|[A-Za-z]:[/\\\\])",parentSchema:schema18.properties.passwordFile,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/passwordFile",schemaPath:"#/properties/passwordFile/type",keyword:"type",params:{type: "string"},schema:schema18.properties.passwordFile.type,parentSchema:schema18.properties.passwordFile,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.database !== undefined){
let data5 = data.database;
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err15 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.database,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/type",keyword:"type",params:{type: "string"},schema:schema18.properties.database.type,parentSchema:schema18.properties.database,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.migrationUser !== undefined){
let data6 = data.migrationUser;
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err17 = {instancePath:instancePath+"/migrationUser",schemaPath:"#/properties/migrationUser/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.migrationUser,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/migrationUser",schemaPath:"#/properties/migrationUser/type",keyword:"type",params:{type: "string"},schema:schema18.properties.migrationUser.type,parentSchema:schema18.properties.migrationUser,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.migrationPassword !== undefined){
let data7 = data.migrationPassword;
if(typeof data7 === "string"){
if(isShorter(data7, 1)){
const err19 = {instancePath:instancePath+"/migrationPassword",schemaPath:"#/properties/migrationPassword/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.migrationPassword,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/migrationPassword",schemaPath:"#/properties/migrationPassword/type",keyword:"type",params:{type: "string"},schema:schema18.properties.migrationPassword.type,parentSchema:schema18.properties.migrationPassword,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.migrationPasswordFile !== undefined){
let data8 = data.migrationPasswordFile;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err21 = {instancePath:instancePath+"/migrationPasswordFile",schemaPath:"#/properties/migrationPasswordFile/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute path (/run/secrets/password)" },schema:"^(/|[A-Za-z]:[/\\\\])",parentSchema:schema18.properties.migrationPasswordFile,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/migrationPasswordFile",schemaPath:"#/properties/migrationPasswordFile/type",keyword:"type",params:{type: "string"},schema:schema18.properties.migrationPasswordFile.type,parentSchema:schema18.properties.migrationPasswordFile,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sslMode !== undefined){
let data9 = data.sslMode;
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/sslMode",schemaPath:"#/properties/sslMode/type",keyword:"type",params:{type: "string"},schema:schema18.properties.sslMode.type,parentSchema:schema18.properties.sslMode,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((((data9 === "disable") || (data9 === "require")) || (data9 === "verify-ca")) || (data9 === "verify-full"))){
const err24 = {instancePath:instancePath+"/sslMode",schemaPath:"#/properties/sslMode/enum",keyword:"enum",params:{allowedValues: schema18.properties.sslMode.enum},schema:schema18.properties.sslMode.enum,parentSchema:schema18.properties.sslMode,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.caCertPath !== undefined){
let data10 = data.caCertPath;
if(typeof data10 === "string"){
if(isShorter(data10, 1)){
const err25 = {instancePath:instancePath+"/caCertPath",schemaPath:"#/properties/caCertPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.caCertPath,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/caCertPath",schemaPath:"#/properties/caCertPath/type",keyword:"type",params:{type: "string"},schema:schema18.properties.caCertPath.type,parentSchema:schema18.properties.caCertPath,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.maxOpenConns !== undefined){
let data11 = data.maxOpenConns;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/maxOpenConns",schemaPath:"#/properties/maxOpenConns/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.maxOpenConns.type,parentSchema:schema18.properties.maxOpenConns,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10000 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/maxOpenConns",schemaPath:"#/properties/maxOpenConns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},schema:10000,parentSchema:schema18.properties.maxOpenConns,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/maxOpenConns",schemaPath:"#/properties/maxOpenConns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema18.properties.maxOpenConns,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.connMaxLifetime !== undefined){
if(!(validate2(data.connMaxLifetime, instancePath+"/connMaxLifetime"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if((data.password !== undefined ? 1 : 0) + (data.passwordFile !== undefined ? 1 : 0) > 1){
const err30 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["password", "passwordFile"] } },schema:schema18["x-rule"],parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data.migrationPassword !== undefined ? 1 : 0) + (data.migrationPasswordFile !== undefined ? 1 : 0) > 1){
const err31 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["migrationPassword", "migrationPasswordFile"] } },schema:schema18["x-rule"],parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data.migrationPassword !== undefined) && (!(data.migrationUser !== undefined))){
const err32 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "migrationPassword needs migrationUser: whose password it is.", fields: ["migrationPassword", "migrationUser"] } },schema:schema18["x-rule"],parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((data.migrationPasswordFile !== undefined) && (!(data.migrationUser !== undefined))){
const err33 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "migrationPasswordFile needs migrationUser: whose password it is.", fields: ["migrationPasswordFile", "migrationUser"] } },schema:schema18["x-rule"],parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((data.caCertPath !== undefined) && (!(((data.sslMode === "verify-ca") || (data.sslMode === "verify-full")) || ((data !== undefined) && (data.sslMode === undefined))))){
const err34 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "caCertPath checks the server: use sslMode verify-ca or verify-full, or leave it out.", fields: ["caCertPath", "sslMode"] } },schema:schema18["x-rule"],parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","additionalProperties":false,"properties":{"endpoint":{"type":"string","pattern":"^(https?://)?([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?(/[^\\s]*)?$","x-form":"an http or https URL, or host:port"},"serviceName":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"serviceVersion":{"type":"string"},"tracingEnabled":{"type":"boolean"},"metricsEnabled":{"type":"boolean"},"samplingRate":{"type":"string","pattern":"^(0(\\.[0-9]+)?|1(\\.0+)?)$","x-form":"a number from 0 to 1 (0.25)"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"insecure":{"type":"boolean"},"enablePrometheusMetricsPath":{"type":"boolean"},"environmentVariables":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"x-list":{"type":"set"}},"customAttributes":{"type":"object","additionalProperties":{"type":"string"}},"useLegacyAttributes":{"type":"boolean"},"caCertPath":{"type":"string"}}};
const pattern12 = new RegExp("^(https?://)?([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?(/[^\\s]*)?$", "u");
const pattern13 = new RegExp("^(\\S(.*\\S)?)?$", "u");
const pattern14 = new RegExp("^(0(\\.[0-9]+)?|1(\\.0+)?)$", "u");
const pattern15 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

function validate19(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema19.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err1 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{ pattern: "the form of an http or https URL, or host:port" },schema:"^(https?://)?([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?(/[^\\s]*)?$",parentSchema:schema19.properties.endpoint,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema19.properties.endpoint.type,parentSchema:schema19.properties.endpoint,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.serviceName !== undefined){
let data1 = data.serviceName;
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
const err3 = {instancePath:instancePath+"/serviceName",schemaPath:"#/properties/serviceName/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema19.properties.serviceName,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/serviceName",schemaPath:"#/properties/serviceName/type",keyword:"type",params:{type: "string"},schema:schema19.properties.serviceName.type,parentSchema:schema19.properties.serviceName,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.serviceVersion !== undefined){
let data2 = data.serviceVersion;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/serviceVersion",schemaPath:"#/properties/serviceVersion/type",keyword:"type",params:{type: "string"},schema:schema19.properties.serviceVersion.type,parentSchema:schema19.properties.serviceVersion,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tracingEnabled !== undefined){
let data3 = data.tracingEnabled;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/tracingEnabled",schemaPath:"#/properties/tracingEnabled/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.tracingEnabled.type,parentSchema:schema19.properties.tracingEnabled,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metricsEnabled !== undefined){
let data4 = data.metricsEnabled;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/metricsEnabled",schemaPath:"#/properties/metricsEnabled/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.metricsEnabled.type,parentSchema:schema19.properties.metricsEnabled,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.samplingRate !== undefined){
let data5 = data.samplingRate;
if(typeof data5 === "string"){
if(!pattern14.test(data5)){
const err8 = {instancePath:instancePath+"/samplingRate",schemaPath:"#/properties/samplingRate/pattern",keyword:"pattern",params:{ pattern: "the form of a number from 0 to 1 (0.25)" },schema:"^(0(\\.[0-9]+)?|1(\\.0+)?)$",parentSchema:schema19.properties.samplingRate,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/samplingRate",schemaPath:"#/properties/samplingRate/type",keyword:"type",params:{type: "string"},schema:schema19.properties.samplingRate.type,parentSchema:schema19.properties.samplingRate,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.headers !== undefined){
let data6 = data.headers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema19.properties.headers.additionalProperties.type,parentSchema:schema19.properties.headers.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},schema:schema19.properties.headers.type,parentSchema:schema19.properties.headers,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.insecure !== undefined){
let data8 = data.insecure;
if(typeof data8 !== "boolean"){
const err12 = {instancePath:instancePath+"/insecure",schemaPath:"#/properties/insecure/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.insecure.type,parentSchema:schema19.properties.insecure,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.enablePrometheusMetricsPath !== undefined){
let data9 = data.enablePrometheusMetricsPath;
if(typeof data9 !== "boolean"){
const err13 = {instancePath:instancePath+"/enablePrometheusMetricsPath",schemaPath:"#/properties/enablePrometheusMetricsPath/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.enablePrometheusMetricsPath.type,parentSchema:schema19.properties.enablePrometheusMetricsPath,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.environmentVariables !== undefined){
let data10 = data.environmentVariables;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(!pattern15.test(data11)){
const err14 = {instancePath:instancePath+"/environmentVariables/" + i0,schemaPath:"#/properties/environmentVariables/items/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema19.properties.environmentVariables.items,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/environmentVariables/" + i0,schemaPath:"#/properties/environmentVariables/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.environmentVariables.items.type,parentSchema:schema19.properties.environmentVariables.items,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let twice0;
if (data10.length > 1) { const seen = new Map(); data10.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err16 = {instancePath:instancePath+"/environmentVariables",schemaPath:"#/properties/environmentVariables/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema19.properties.environmentVariables["x-list"],parentSchema:schema19.properties.environmentVariables,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/environmentVariables",schemaPath:"#/properties/environmentVariables/type",keyword:"type",params:{type: "array"},schema:schema19.properties.environmentVariables.type,parentSchema:schema19.properties.environmentVariables,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.customAttributes !== undefined){
let data12 = data.customAttributes;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
let data13 = data12[key2];
if(typeof data13 !== "string"){
const err18 = {instancePath:instancePath+"/customAttributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/customAttributes/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema19.properties.customAttributes.additionalProperties.type,parentSchema:schema19.properties.customAttributes.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/customAttributes",schemaPath:"#/properties/customAttributes/type",keyword:"type",params:{type: "object"},schema:schema19.properties.customAttributes.type,parentSchema:schema19.properties.customAttributes,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.useLegacyAttributes !== undefined){
let data14 = data.useLegacyAttributes;
if(typeof data14 !== "boolean"){
const err20 = {instancePath:instancePath+"/useLegacyAttributes",schemaPath:"#/properties/useLegacyAttributes/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.useLegacyAttributes.type,parentSchema:schema19.properties.useLegacyAttributes,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.caCertPath !== undefined){
let data15 = data.caCertPath;
if(typeof data15 !== "string"){
const err21 = {instancePath:instancePath+"/caCertPath",schemaPath:"#/properties/caCertPath/type",keyword:"type",params:{type: "string"},schema:schema19.properties.caCertPath.type,parentSchema:schema19.properties.caCertPath,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"component":{"type":"string"},"eventTypes":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"excludeEventTypes":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"includeRequestData":{"type":"boolean"},"includeResponseData":{"type":"boolean"},"maxDataSize":{"minimum":0,"maximum":1048576,"type":"integer"},"logFile":{"type":"string"}}};

function validate20(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "enabled") || (key0 === "component")) || (key0 === "eventTypes")) || (key0 === "excludeEventTypes")) || (key0 === "includeRequestData")) || (key0 === "includeResponseData")) || (key0 === "maxDataSize")) || (key0 === "logFile"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.enabled.type,parentSchema:schema20.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.component !== undefined){
let data1 = data.component;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: "string"},schema:schema20.properties.component.type,parentSchema:schema20.properties.component,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.eventTypes !== undefined){
let data2 = data.eventTypes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err3 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20.properties.eventTypes.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/type",keyword:"type",params:{type: "string"},schema:schema20.properties.eventTypes.items.type,parentSchema:schema20.properties.eventTypes.items,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err5 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema20.properties.eventTypes["x-list"],parentSchema:schema20.properties.eventTypes,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/type",keyword:"type",params:{type: "array"},schema:schema20.properties.eventTypes.type,parentSchema:schema20.properties.eventTypes,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.excludeEventTypes !== undefined){
let data4 = data.excludeEventTypes;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err7 = {instancePath:instancePath+"/excludeEventTypes/" + i1,schemaPath:"#/properties/excludeEventTypes/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20.properties.excludeEventTypes.items,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/excludeEventTypes/" + i1,schemaPath:"#/properties/excludeEventTypes/items/type",keyword:"type",params:{type: "string"},schema:schema20.properties.excludeEventTypes.items.type,parentSchema:schema20.properties.excludeEventTypes.items,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let twice1;
if (data4.length > 1) { const seen = new Map(); data4.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err9 = {instancePath:instancePath+"/excludeEventTypes",schemaPath:"#/properties/excludeEventTypes/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema20.properties.excludeEventTypes["x-list"],parentSchema:schema20.properties.excludeEventTypes,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/excludeEventTypes",schemaPath:"#/properties/excludeEventTypes/type",keyword:"type",params:{type: "array"},schema:schema20.properties.excludeEventTypes.type,parentSchema:schema20.properties.excludeEventTypes,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.includeRequestData !== undefined){
let data6 = data.includeRequestData;
if(typeof data6 !== "boolean"){
const err11 = {instancePath:instancePath+"/includeRequestData",schemaPath:"#/properties/includeRequestData/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.includeRequestData.type,parentSchema:schema20.properties.includeRequestData,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.includeResponseData !== undefined){
let data7 = data.includeResponseData;
if(typeof data7 !== "boolean"){
const err12 = {instancePath:instancePath+"/includeResponseData",schemaPath:"#/properties/includeResponseData/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.includeResponseData.type,parentSchema:schema20.properties.includeResponseData,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.maxDataSize !== undefined){
let data8 = data.maxDataSize;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/type",keyword:"type",params:{type: "integer"},schema:schema20.properties.maxDataSize.type,parentSchema:schema20.properties.maxDataSize,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1048576 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},schema:1048576,parentSchema:schema20.properties.maxDataSize,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err15 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema20.properties.maxDataSize,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.logFile !== undefined){
let data9 = data.logFile;
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/logFile",schemaPath:"#/properties/logFile/type",keyword:"type",params:{type: "string"},schema:schema20.properties.logFile.type,parentSchema:schema20.properties.logFile,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const pattern16 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$", "u");
const pattern17 = new RegExp("^[0-9A-Fa-f.:]+(/[0-9]{1,3})?$", "u");

function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sources !== undefined){
let data0 = data.sources;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate12(data0[i0], instancePath+"/sources/" + i0))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
}
let twice0;
if (data0.length > 1) { const seen = new Map(); data0.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err1 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema0.properties.sources["x-list"],parentSchema:schema0.properties.sources,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},schema:schema0.properties.sources.type,parentSchema:schema0.properties.sources,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.registries !== undefined){
let data2 = data.registries;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err3 = {instancePath:instancePath+"/registries/" + i1,schemaPath:"#/properties/registries/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.properties.registries.items.required,parentSchema:schema0.properties.registries.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.sources === undefined){
const err4 = {instancePath:instancePath+"/registries/" + i1,schemaPath:"#/properties/registries/items/required",keyword:"required",params:{missingProperty: "sources"},schema:schema0.properties.registries.items.required,parentSchema:schema0.properties.registries.items,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "sources")) || (key1 === "claims"))){
const err5 = {instancePath:instancePath+"/registries/" + i1,schemaPath:"#/properties/registries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.registries.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(isLonger(data4, 63)){
const err6 = {instancePath:instancePath+"/registries/" + i1+"/name",schemaPath:"#/properties/registries/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema0.properties.registries.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(isShorter(data4, 1)){
const err7 = {instancePath:instancePath+"/registries/" + i1+"/name",schemaPath:"#/properties/registries/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.registries.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern16.test(data4)){
const err8 = {instancePath:instancePath+"/registries/" + i1+"/name",schemaPath:"#/properties/registries/items/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a name (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)" },schema:"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$",parentSchema:schema0.properties.registries.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/registries/" + i1+"/name",schemaPath:"#/properties/registries/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.registries.items.properties.name.type,parentSchema:schema0.properties.registries.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.sources !== undefined){
let data5 = data3.sources;
if(Array.isArray(data5)){
if(data5.length < 1){
const err10 = {instancePath:instancePath+"/registries/" + i1+"/sources",schemaPath:"#/properties/registries/items/properties/sources/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.registries.items.properties.sources,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err11 = {instancePath:instancePath+"/registries/" + i1+"/sources/" + i2,schemaPath:"#/properties/registries/items/properties/sources/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.registries.items.properties.sources.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registries/" + i1+"/sources/" + i2,schemaPath:"#/properties/registries/items/properties/sources/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.registries.items.properties.sources.items.type,parentSchema:schema0.properties.registries.items.properties.sources.items,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/registries/" + i1+"/sources",schemaPath:"#/properties/registries/items/properties/sources/type",keyword:"type",params:{type: "array"},schema:schema0.properties.registries.items.properties.sources.type,parentSchema:schema0.properties.registries.items.properties.sources,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.claims !== undefined){
if(!(validate11(data3.claims, instancePath+"/registries/" + i1+"/claims"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/registries/" + i1,schemaPath:"#/properties/registries/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.registries.items.type,parentSchema:schema0.properties.registries.items,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let twice1;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err15 = {instancePath:instancePath+"/registries",schemaPath:"#/properties/registries/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: ["name"] },schema:schema0.properties.registries["x-list"],parentSchema:schema0.properties.registries,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/registries",schemaPath:"#/properties/registries/type",keyword:"type",params:{type: "array"},schema:schema0.properties.registries.type,parentSchema:schema0.properties.registries,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.limits !== undefined){
if(!(validate9(data.limits, instancePath+"/limits"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.auth !== undefined){
if(!(validate16(data.auth, instancePath+"/auth"))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.cors !== undefined){
let data10 = data.cors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.allowedOrigins === undefined){
const err17 = {instancePath:instancePath+"/cors",schemaPath:"#/properties/cors/required",keyword:"required",params:{missingProperty: "allowedOrigins"},schema:schema0.properties.cors.required,parentSchema:schema0.properties.cors,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data10){
if(!(key2 === "allowedOrigins")){
const err18 = {instancePath:instancePath+"/cors",schemaPath:"#/properties/cors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.cors,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data10.allowedOrigins !== undefined){
let data11 = data10.allowedOrigins;
if(Array.isArray(data11)){
if(data11.length > 100){
const err19 = {instancePath:instancePath+"/cors/allowedOrigins",schemaPath:"#/properties/cors/properties/allowedOrigins/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.cors.properties.allowedOrigins,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data11.length < 1){
const err20 = {instancePath:instancePath+"/cors/allowedOrigins",schemaPath:"#/properties/cors/properties/allowedOrigins/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.cors.properties.allowedOrigins,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 === "string"){
if(isLonger(data12, 300)){
const err21 = {instancePath:instancePath+"/cors/allowedOrigins/" + i3,schemaPath:"#/properties/cors/properties/allowedOrigins/items/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.cors.properties.allowedOrigins.items,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(isShorter(data12, 1)){
const err22 = {instancePath:instancePath+"/cors/allowedOrigins/" + i3,schemaPath:"#/properties/cors/properties/allowedOrigins/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.cors.properties.allowedOrigins.items,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/cors/allowedOrigins/" + i3,schemaPath:"#/properties/cors/properties/allowedOrigins/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.cors.properties.allowedOrigins.items.type,parentSchema:schema0.properties.cors.properties.allowedOrigins.items,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/cors/allowedOrigins",schemaPath:"#/properties/cors/properties/allowedOrigins/type",keyword:"type",params:{type: "array"},schema:schema0.properties.cors.properties.allowedOrigins.type,parentSchema:schema0.properties.cors.properties.allowedOrigins,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/cors",schemaPath:"#/properties/cors/type",keyword:"type",params:{type: "object"},schema:schema0.properties.cors.type,parentSchema:schema0.properties.cors,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.trustedProxies !== undefined){
let data13 = data.trustedProxies;
if(Array.isArray(data13)){
if(data13.length > 100){
const err26 = {instancePath:instancePath+"/trustedProxies",schemaPath:"#/properties/trustedProxies/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.trustedProxies,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data13.length < 1){
const err27 = {instancePath:instancePath+"/trustedProxies",schemaPath:"#/properties/trustedProxies/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.trustedProxies,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(typeof data14 === "string"){
if(isLonger(data14, 50)){
const err28 = {instancePath:instancePath+"/trustedProxies/" + i4,schemaPath:"#/properties/trustedProxies/items/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema0.properties.trustedProxies.items,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(isShorter(data14, 1)){
const err29 = {instancePath:instancePath+"/trustedProxies/" + i4,schemaPath:"#/properties/trustedProxies/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.trustedProxies.items,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern17.test(data14)){
const err30 = {instancePath:instancePath+"/trustedProxies/" + i4,schemaPath:"#/properties/trustedProxies/items/pattern",keyword:"pattern",params:{ pattern: "the form of an IP address or a block of them (10.0.0.0/8)" },schema:"^[0-9A-Fa-f.:]+(/[0-9]{1,3})?$",parentSchema:schema0.properties.trustedProxies.items,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/trustedProxies/" + i4,schemaPath:"#/properties/trustedProxies/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.trustedProxies.items.type,parentSchema:schema0.properties.trustedProxies.items,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/trustedProxies",schemaPath:"#/properties/trustedProxies/type",keyword:"type",params:{type: "array"},schema:schema0.properties.trustedProxies.type,parentSchema:schema0.properties.trustedProxies,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.rateLimits !== undefined){
let data15 = data.rateLimits;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 in data15){
if(!((key3 === "perAddress") || (key3 === "perSubject"))){
const err33 = {instancePath:instancePath+"/rateLimits",schemaPath:"#/properties/rateLimits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema0.properties.rateLimits,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.perAddress !== undefined){
if(!(validate17(data15.perAddress, instancePath+"/rateLimits/perAddress"))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data15.perSubject !== undefined){
if(!(validate17(data15.perSubject, instancePath+"/rateLimits/perSubject"))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if((data15.perAddress !== undefined ? 1 : 0) + (data15.perSubject !== undefined ? 1 : 0) < 1){
const err34 = {instancePath:instancePath+"/rateLimits",schemaPath:"#/properties/rateLimits/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["perAddress", "perSubject"] } },schema:schema0.properties.rateLimits["x-rule"],parentSchema:schema0.properties.rateLimits,data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/rateLimits",schemaPath:"#/properties/rateLimits/type",keyword:"type",params:{type: "object"},schema:schema0.properties.rateLimits.type,parentSchema:schema0.properties.rateLimits,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.database !== undefined){
if(!(validate18(data.database, instancePath+"/database"))){
vErrors = vErrors === null ? validate18.errors : joined(vErrors, validate18.errors);
errors = vErrors.length;
}
}
if(data.dataDir !== undefined){
let data19 = data.dataDir;
if(typeof data19 === "string"){
if(isShorter(data19, 1)){
const err36 = {instancePath:instancePath+"/dataDir",schemaPath:"#/properties/dataDir/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.dataDir,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/dataDir",schemaPath:"#/properties/dataDir/type",keyword:"type",params:{type: "string"},schema:schema0.properties.dataDir.type,parentSchema:schema0.properties.dataDir,data:data19};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.telemetry !== undefined){
if(!(validate19(data.telemetry, instancePath+"/telemetry"))){
vErrors = vErrors === null ? validate19.errors : joined(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.audit !== undefined){
if(!(validate20(data.audit, instancePath+"/audit"))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
}
if((data.database !== undefined ? 1 : 0) + (data.dataDir !== undefined ? 1 : 0) > 1){
const err38 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["database", "dataDir"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

