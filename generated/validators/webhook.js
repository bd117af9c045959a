// Generated from schemas/config/webhook.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"validating":{"type":"array","items":{"$ref":"../shared/access/webhook-definition.json"},"x-list":{"type":"map","keys":["name"]}},"mutating":{"type":"array","items":{"$ref":"../shared/access/webhook-definition.json"},"x-list":{"type":"map","keys":["name"]}}},"x-rule":[{"atLeastOneOf":["validating","mutating"]}]};
const schema1 = {"type":"object","additionalProperties":false,"required":["name","url","failurePolicy"],"properties":{"name":{"type":"string","minLength":1,"maxLength":253},"url":{"type":"string","pattern":"^(https://[^\\s]+|http://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?(/[^\\s]*)?)$","x-form":"an absolute https URL (plain http on this machine only)"},"timeout":{"type":"string","x-language":"duration","pattern":"^(([1-9]|[12][0-9])(\\.[0-9]+)?s|30(\\.0+)?s|([1-9][0-9]{3}|[12][0-9]{4}|30000)ms)$","x-form":"a duration from 1s to 30s, in seconds or whole milliseconds","x-minimum-duration":"1s"},"failurePolicy":{"type":"string","enum":["fail","ignore"]},"tlsConfig":{"type":"object","additionalProperties":false,"properties":{"caBundlePath":{"type":"string","minLength":1},"clientCertPath":{"type":"string","minLength":1},"clientKeyPath":{"type":"string","minLength":1},"insecureSkipVerify":{"type":"boolean"}},"x-rule":[{"requires":{"if":{"clientCertPath":true},"then":{"clientKeyPath":true},"message":"clientCertPath needs clientKeyPath: the certificate's private key."}},{"requires":{"if":{"clientKeyPath":true},"then":{"clientCertPath":true},"message":"clientKeyPath needs clientCertPath: the certificate the key belongs to."}}]},"hmacSecretRef":{"type":"string","minLength":1}}};
const pattern0 = new RegExp("^(https://[^\\s]+|http://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?(/[^\\s]*)?)$", "u");
const pattern1 = new RegExp("^(([1-9]|[12][0-9])(\\.[0-9]+)?s|30(\\.0+)?s|([1-9][0-9]{3}|[12][0-9]{4}|30000)ms)$", "u");

function validate1(data, instancePath = ""){
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
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.failurePolicy === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failurePolicy"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "url")) || (key0 === "timeout")) || (key0 === "failurePolicy")) || (key0 === "tlsConfig")) || (key0 === "hmacSecretRef"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
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
if(isLonger(data0, 253)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(isShorter(data0, 1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.name,data:data0};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute https URL (plain http on this machine only)" },schema:"^(https://[^\\s]+|http://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?(/[^\\s]*)?)$",parentSchema:schema1.properties.url,data:data1};
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
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema1.properties.url.type,parentSchema:schema1.properties.url,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timeout !== undefined){
let data2 = data.timeout;
if(typeof data2 === "string"){
if(Array.from(String(data2).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1s").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err9 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1s" },schema:"1s",parentSchema:schema1.properties.timeout,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data2)){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/pattern",keyword:"pattern",params:{ pattern: "the form of a duration from 1s to 30s, in seconds or whole milliseconds" },schema:"^(([1-9]|[12][0-9])(\\.[0-9]+)?s|30(\\.0+)?s|([1-9][0-9]{3}|[12][0-9]{4}|30000)ms)$",parentSchema:schema1.properties.timeout,data:data2};
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
const err11 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "string"},schema:schema1.properties.timeout.type,parentSchema:schema1.properties.timeout,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.failurePolicy !== undefined){
let data3 = data.failurePolicy;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/failurePolicy",schemaPath:"#/properties/failurePolicy/type",keyword:"type",params:{type: "string"},schema:schema1.properties.failurePolicy.type,parentSchema:schema1.properties.failurePolicy,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data3 === "fail") || (data3 === "ignore"))){
const err13 = {instancePath:instancePath+"/failurePolicy",schemaPath:"#/properties/failurePolicy/enum",keyword:"enum",params:{allowedValues: schema1.properties.failurePolicy.enum},schema:schema1.properties.failurePolicy.enum,parentSchema:schema1.properties.failurePolicy,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.tlsConfig !== undefined){
let data4 = data.tlsConfig;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!((((key1 === "caBundlePath") || (key1 === "clientCertPath")) || (key1 === "clientKeyPath")) || (key1 === "insecureSkipVerify"))){
const err14 = {instancePath:instancePath+"/tlsConfig",schemaPath:"#/properties/tlsConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1.properties.tlsConfig,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.caBundlePath !== undefined){
let data5 = data4.caBundlePath;
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err15 = {instancePath:instancePath+"/tlsConfig/caBundlePath",schemaPath:"#/properties/tlsConfig/properties/caBundlePath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.tlsConfig.properties.caBundlePath,data:data5};
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
const err16 = {instancePath:instancePath+"/tlsConfig/caBundlePath",schemaPath:"#/properties/tlsConfig/properties/caBundlePath/type",keyword:"type",params:{type: "string"},schema:schema1.properties.tlsConfig.properties.caBundlePath.type,parentSchema:schema1.properties.tlsConfig.properties.caBundlePath,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.clientCertPath !== undefined){
let data6 = data4.clientCertPath;
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err17 = {instancePath:instancePath+"/tlsConfig/clientCertPath",schemaPath:"#/properties/tlsConfig/properties/clientCertPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.tlsConfig.properties.clientCertPath,data:data6};
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
const err18 = {instancePath:instancePath+"/tlsConfig/clientCertPath",schemaPath:"#/properties/tlsConfig/properties/clientCertPath/type",keyword:"type",params:{type: "string"},schema:schema1.properties.tlsConfig.properties.clientCertPath.type,parentSchema:schema1.properties.tlsConfig.properties.clientCertPath,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.clientKeyPath !== undefined){
let data7 = data4.clientKeyPath;
if(typeof data7 === "string"){
if(isShorter(data7, 1)){
const err19 = {instancePath:instancePath+"/tlsConfig/clientKeyPath",schemaPath:"#/properties/tlsConfig/properties/clientKeyPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.tlsConfig.properties.clientKeyPath,data:data7};
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
const err20 = {instancePath:instancePath+"/tlsConfig/clientKeyPath",schemaPath:"#/properties/tlsConfig/properties/clientKeyPath/type",keyword:"type",params:{type: "string"},schema:schema1.properties.tlsConfig.properties.clientKeyPath.type,parentSchema:schema1.properties.tlsConfig.properties.clientKeyPath,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.insecureSkipVerify !== undefined){
let data8 = data4.insecureSkipVerify;
if(typeof data8 !== "boolean"){
const err21 = {instancePath:instancePath+"/tlsConfig/insecureSkipVerify",schemaPath:"#/properties/tlsConfig/properties/insecureSkipVerify/type",keyword:"type",params:{type: "boolean"},schema:schema1.properties.tlsConfig.properties.insecureSkipVerify.type,parentSchema:schema1.properties.tlsConfig.properties.insecureSkipVerify,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if((data4.clientCertPath !== undefined) && (!(data4.clientKeyPath !== undefined))){
const err22 = {instancePath:instancePath+"/tlsConfig",schemaPath:"#/properties/tlsConfig/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "clientCertPath needs clientKeyPath: the certificate's private key.", fields: ["clientCertPath", "clientKeyPath"] } },schema:schema1.properties.tlsConfig["x-rule"],parentSchema:schema1.properties.tlsConfig,data:data4};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data4.clientKeyPath !== undefined) && (!(data4.clientCertPath !== undefined))){
const err23 = {instancePath:instancePath+"/tlsConfig",schemaPath:"#/properties/tlsConfig/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "clientKeyPath needs clientCertPath: the certificate the key belongs to.", fields: ["clientKeyPath", "clientCertPath"] } },schema:schema1.properties.tlsConfig["x-rule"],parentSchema:schema1.properties.tlsConfig,data:data4};
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
const err24 = {instancePath:instancePath+"/tlsConfig",schemaPath:"#/properties/tlsConfig/type",keyword:"type",params:{type: "object"},schema:schema1.properties.tlsConfig.type,parentSchema:schema1.properties.tlsConfig,data:data4};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.hmacSecretRef !== undefined){
let data9 = data.hmacSecretRef;
if(typeof data9 === "string"){
if(isShorter(data9, 1)){
const err25 = {instancePath:instancePath+"/hmacSecretRef",schemaPath:"#/properties/hmacSecretRef/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.hmacSecretRef,data:data9};
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
const err26 = {instancePath:instancePath+"/hmacSecretRef",schemaPath:"#/properties/hmacSecretRef/type",keyword:"type",params:{type: "string"},schema:schema1.properties.hmacSecretRef.type,parentSchema:schema1.properties.hmacSecretRef,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "validating") || (key0 === "mutating"))){
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
if(data.validating !== undefined){
let data0 = data.validating;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], instancePath+"/validating/" + i0))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
let twice0;
if (data0.length > 1) { const seen = new Map(); data0.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err1 = {instancePath:instancePath+"/validating",schemaPath:"#/properties/validating/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema0.properties.validating["x-list"],parentSchema:schema0.properties.validating,data:data0};
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
const err2 = {instancePath:instancePath+"/validating",schemaPath:"#/properties/validating/type",keyword:"type",params:{type: "array"},schema:schema0.properties.validating.type,parentSchema:schema0.properties.validating,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mutating !== undefined){
let data2 = data.mutating;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate1(data2[i1], instancePath+"/mutating/" + i1))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
let twice1;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err3 = {instancePath:instancePath+"/mutating",schemaPath:"#/properties/mutating/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: ["name"] },schema:schema0.properties.mutating["x-list"],parentSchema:schema0.properties.mutating,data:data2};
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
const err4 = {instancePath:instancePath+"/mutating",schemaPath:"#/properties/mutating/type",keyword:"type",params:{type: "array"},schema:schema0.properties.mutating.type,parentSchema:schema0.properties.mutating,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if((data.validating !== undefined ? 1 : 0) + (data.mutating !== undefined ? 1 : 0) < 1){
const err5 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["validating", "mutating"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

