// Generated from schemas/config/authz.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["version","type"],"properties":{"version":{"type":"string","const":"1.0"},"type":{"type":"string","enum":["cedarv1","httpv1"]},"cedar":{"type":"object","additionalProperties":false,"required":["policies"],"properties":{"policies":{"type":"array","items":{"type":"string","minLength":1,"x-language":"cedar"},"minItems":1,"x-list":{"type":"atomic"}},"entitiesJson":{"type":"string","x-language":"cedar-entities"},"groupClaimName":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"roleClaimName":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"groupEntityType":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"the name of a Cedar type (letters, digits and \"_\", not beginning with a digit)"}}},"http":{"type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"$ref":"../shared/value/web-address.json"},"timeout":{"$ref":"../shared/value/positive-duration.json"},"rememberFor":{"$ref":"../shared/value/duration.json"},"claims":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"includeArguments":{"type":"boolean"},"caBundlePath":{"$ref":"../shared/value/file-path.json"},"bearerTokenEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"bearerTokenFile":{"$ref":"../shared/value/file-path.json"}},"x-rule":[{"atMostOneOf":["bearerTokenEnv","bearerTokenFile"]}]},"primaryUpstreamProvider":{"type":"string"}},"x-rule":[{"discriminator":{"property":"type","mapping":{"cedarv1":"cedar","httpv1":"http"}}}]};
const pattern0 = new RegExp("^\\S(.*\\S)?$", "u");
const pattern1 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const schema1 = {"type":"string","pattern":"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute http or https URL","examples":["https://example.com/path"]};
const pattern2 = new RegExp("^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL" },schema:"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema1,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"x-minimum-duration":"1ms","examples":["30s","1m30s"]};
const pattern3 = new RegExp("^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$", "u");

function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.from(String(data).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1ms").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err1 = {instancePath,schemaPath:"#/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1ms" },schema:"1ms",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema2,data};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
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

const schema3 = {"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"examples":["30s","1h30m"]};

function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema3,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"string","minLength":1};

function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isShorter(data, 1)){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema4,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "version") || (key0 === "type")) || (key0 === "cedar")) || (key0 === "http")) || (key0 === "primaryUpstreamProvider"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema0.properties.version.type,parentSchema:schema0.properties.version,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("1.0" !== data0){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: "1.0"},schema:"1.0",parentSchema:schema0.properties.version,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema0.properties.type.type,parentSchema:schema0.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "cedarv1") || (data1 === "httpv1"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum},schema:schema0.properties.type.enum,parentSchema:schema0.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cedar !== undefined){
let data2 = data.cedar;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.policies === undefined){
const err7 = {instancePath:instancePath+"/cedar",schemaPath:"#/properties/cedar/required",keyword:"required",params:{missingProperty: "policies"},schema:schema0.properties.cedar.required,parentSchema:schema0.properties.cedar,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data2){
if(!(((((key1 === "policies") || (key1 === "entitiesJson")) || (key1 === "groupClaimName")) || (key1 === "roleClaimName")) || (key1 === "groupEntityType"))){
const err8 = {instancePath:instancePath+"/cedar",schemaPath:"#/properties/cedar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.cedar,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.policies !== undefined){
let data3 = data2.policies;
if(Array.isArray(data3)){
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/cedar/policies",schemaPath:"#/properties/cedar/properties/policies/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.cedar.properties.policies,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(isShorter(data4, 1)){
const err10 = {instancePath:instancePath+"/cedar/policies/" + i0,schemaPath:"#/properties/cedar/properties/policies/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.cedar.properties.policies.items,data:data4};
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
const err11 = {instancePath:instancePath+"/cedar/policies/" + i0,schemaPath:"#/properties/cedar/properties/policies/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.cedar.properties.policies.items.type,parentSchema:schema0.properties.cedar.properties.policies.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/cedar/policies",schemaPath:"#/properties/cedar/properties/policies/type",keyword:"type",params:{type: "array"},schema:schema0.properties.cedar.properties.policies.type,parentSchema:schema0.properties.cedar.properties.policies,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.entitiesJson !== undefined){
let data5 = data2.entitiesJson;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/cedar/entitiesJson",schemaPath:"#/properties/cedar/properties/entitiesJson/type",keyword:"type",params:{type: "string"},schema:schema0.properties.cedar.properties.entitiesJson.type,parentSchema:schema0.properties.cedar.properties.entitiesJson,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.groupClaimName !== undefined){
let data6 = data2.groupClaimName;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err14 = {instancePath:instancePath+"/cedar/groupClaimName",schemaPath:"#/properties/cedar/properties/groupClaimName/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema0.properties.cedar.properties.groupClaimName,data:data6};
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
const err15 = {instancePath:instancePath+"/cedar/groupClaimName",schemaPath:"#/properties/cedar/properties/groupClaimName/type",keyword:"type",params:{type: "string"},schema:schema0.properties.cedar.properties.groupClaimName.type,parentSchema:schema0.properties.cedar.properties.groupClaimName,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.roleClaimName !== undefined){
let data7 = data2.roleClaimName;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err16 = {instancePath:instancePath+"/cedar/roleClaimName",schemaPath:"#/properties/cedar/properties/roleClaimName/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema0.properties.cedar.properties.roleClaimName,data:data7};
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
const err17 = {instancePath:instancePath+"/cedar/roleClaimName",schemaPath:"#/properties/cedar/properties/roleClaimName/type",keyword:"type",params:{type: "string"},schema:schema0.properties.cedar.properties.roleClaimName.type,parentSchema:schema0.properties.cedar.properties.roleClaimName,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.groupEntityType !== undefined){
let data8 = data2.groupEntityType;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
const err18 = {instancePath:instancePath+"/cedar/groupEntityType",schemaPath:"#/properties/cedar/properties/groupEntityType/pattern",keyword:"pattern",params:{ pattern: "the form of the name of a Cedar type (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema0.properties.cedar.properties.groupEntityType,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/cedar/groupEntityType",schemaPath:"#/properties/cedar/properties/groupEntityType/type",keyword:"type",params:{type: "string"},schema:schema0.properties.cedar.properties.groupEntityType.type,parentSchema:schema0.properties.cedar.properties.groupEntityType,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/cedar",schemaPath:"#/properties/cedar/type",keyword:"type",params:{type: "object"},schema:schema0.properties.cedar.type,parentSchema:schema0.properties.cedar,data:data2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.http !== undefined){
let data9 = data.http;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.url === undefined){
const err21 = {instancePath:instancePath+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty: "url"},schema:schema0.properties.http.required,parentSchema:schema0.properties.http,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data9){
if(!((((((((key2 === "url") || (key2 === "timeout")) || (key2 === "rememberFor")) || (key2 === "claims")) || (key2 === "includeArguments")) || (key2 === "caBundlePath")) || (key2 === "bearerTokenEnv")) || (key2 === "bearerTokenFile"))){
const err22 = {instancePath:instancePath+"/http",schemaPath:"#/properties/http/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.http,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data9.url !== undefined){
if(!(validate1(data9.url, instancePath+"/http/url"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data9.timeout !== undefined){
if(!(validate2(data9.timeout, instancePath+"/http/timeout"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data9.rememberFor !== undefined){
if(!(validate3(data9.rememberFor, instancePath+"/http/rememberFor"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data9.claims !== undefined){
let data13 = data9.claims;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 === "string"){
if(isShorter(data14, 1)){
const err23 = {instancePath:instancePath+"/http/claims/" + i1,schemaPath:"#/properties/http/properties/claims/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.http.properties.claims.items,data:data14};
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
const err24 = {instancePath:instancePath+"/http/claims/" + i1,schemaPath:"#/properties/http/properties/claims/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.http.properties.claims.items.type,parentSchema:schema0.properties.http.properties.claims.items,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let twice0;
if (data13.length > 1) { const seen = new Map(); data13.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err25 = {instancePath:instancePath+"/http/claims",schemaPath:"#/properties/http/properties/claims/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema0.properties.http.properties.claims["x-list"],parentSchema:schema0.properties.http.properties.claims,data:data13};
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
const err26 = {instancePath:instancePath+"/http/claims",schemaPath:"#/properties/http/properties/claims/type",keyword:"type",params:{type: "array"},schema:schema0.properties.http.properties.claims.type,parentSchema:schema0.properties.http.properties.claims,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.includeArguments !== undefined){
let data15 = data9.includeArguments;
if(typeof data15 !== "boolean"){
const err27 = {instancePath:instancePath+"/http/includeArguments",schemaPath:"#/properties/http/properties/includeArguments/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.http.properties.includeArguments.type,parentSchema:schema0.properties.http.properties.includeArguments,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.caBundlePath !== undefined){
if(!(validate4(data9.caBundlePath, instancePath+"/http/caBundlePath"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data9.bearerTokenEnv !== undefined){
let data17 = data9.bearerTokenEnv;
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
const err28 = {instancePath:instancePath+"/http/bearerTokenEnv",schemaPath:"#/properties/http/properties/bearerTokenEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema0.properties.http.properties.bearerTokenEnv,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/http/bearerTokenEnv",schemaPath:"#/properties/http/properties/bearerTokenEnv/type",keyword:"type",params:{type: "string"},schema:schema0.properties.http.properties.bearerTokenEnv.type,parentSchema:schema0.properties.http.properties.bearerTokenEnv,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.bearerTokenFile !== undefined){
if(!(validate4(data9.bearerTokenFile, instancePath+"/http/bearerTokenFile"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if((data9.bearerTokenEnv !== undefined ? 1 : 0) + (data9.bearerTokenFile !== undefined ? 1 : 0) > 1){
const err30 = {instancePath:instancePath+"/http",schemaPath:"#/properties/http/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["bearerTokenEnv", "bearerTokenFile"] } },schema:schema0.properties.http["x-rule"],parentSchema:schema0.properties.http,data:data9};
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
const err31 = {instancePath:instancePath+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type: "object"},schema:schema0.properties.http.type,parentSchema:schema0.properties.http,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.primaryUpstreamProvider !== undefined){
let data19 = data.primaryUpstreamProvider;
if(typeof data19 !== "string"){
const err32 = {instancePath:instancePath+"/primaryUpstreamProvider",schemaPath:"#/properties/primaryUpstreamProvider/type",keyword:"type",params:{type: "string"},schema:schema0.properties.primaryUpstreamProvider.type,parentSchema:schema0.properties.primaryUpstreamProvider,data:data19};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if((data.type === "cedarv1") && (data.cedar === undefined)){
const err33 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "cedarv1", missing: "cedar" } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((data.type === "httpv1") && (data.http === undefined)){
const err34 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "httpv1", missing: "http" } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((data.cedar !== undefined) && (data.type === "httpv1")){
const err35 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "cedar", owners: ["cedarv1"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((data.http !== undefined) && (data.type === "cedarv1")){
const err36 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "http", owners: ["httpv1"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
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
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

